import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGraphqlSite } from './graphql-site.fixture.ts';

/** Interpreted three times, then compiled. */
const RUNS = 4;

const wrong = fc.oneof(
  fc.string(),
  fc.double(),
  fc.constant(null),
  fc.constant({ unknown: 1 }),
  fc.constant([]),
);
/** Mostly what the schema asks for. */
const mostly = (expected: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary: expected }, { weight: 1, arbitrary: wrong });
const input = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  mostly(
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mostly(field)])), {
      requiredKeys: ['name', 'field'].filter((name) => name in fields),
    }),
  );
const few = (arbitrary: fc.Arbitrary<unknown>) => fc.array(arbitrary, { maxLength: 2 });
const facet = input({ name: fc.constant('industries'), limit: fc.nat(5), missing: fc.boolean() });
const variables = fc.record(
  {
    index: mostly(fc.constant('content_en')),
    range: input({ offset: fc.nat(60), limit: fc.nat(60) }),
    sort: few(input({ field: fc.constant('created'), direction: fc.constantFrom('ASC', 'DESC') })),
    conditions: few(input({ name: fc.constant('industries'), value: few(fc.string()) })),
    fulltext: input({ keys: few(fc.constantFrom('paper', 'supplier')), fallback: fc.boolean() }),
    // A single value stands for a list of one.
    facets: fc.oneof(few(facet), facet),
  },
  { requiredKeys: ['index'] },
);

const QUERY = `query Search($index: ID!, $range: RangeInput, $sort: [SortInput!], $conditions: [ConditionInput!],
    $fulltext: FulltextInput, $facets: [FacetInput!]) {
  search(index: $index, range: $range, sort: $sort, conditions: $conditions, fulltext: $fulltext, facets: $facets) {
    result_count documents { nid } facets { name values { name count } }
  }
}`;

describe('documents that come again', () => {
  it('S-20 are answered alike before and after they are compiled, whatever the variables', async () => {
    const { query } = await createGraphqlSite();
    for (let run = 0; run < RUNS; run++) await query(QUERY, { index: 'content_en' });
    let [runs, answered] = [0, 0];
    await fc.assert(
      fc.asyncProperty(variables, async (values) => {
        const newDocument = `${QUERY} # ${++runs}`;
        const [interpreted, compiled] = [await query(newDocument, values), await query(QUERY, values)];
        expect(compiled).toEqual(interpreted);
        if (compiled.data) answered += 1;
      }),
      { numRuns: 100, seed: 7 },
    );
    expect(answered).toBeGreaterThan(runs / 5);
    expect(answered).toBeLessThan((runs * 4) / 5);
  });
});
