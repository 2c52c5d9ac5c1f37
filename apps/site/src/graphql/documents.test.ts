import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Documents } from './documents.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { buildSchema } from './graphql-library.ts';
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

const bomb = (levels: number) =>
  `{ search(index: "content_en") { ...f0 } }
   ${Array.from({ length: levels }, (_, at) => `fragment f${at} on SearchResult { ...f${at + 1} ...f${at + 1} }`).join(' ')}
   fragment f${levels} on SearchResult { result_count }`;

describe('documents that come again', () => {
  it('R-5 S-20 are answered at once, however often a fragment would stand for itself', async () => {
    const { query } = await createGraphqlSite();
    for (let run = 0; run < RUNS; run++)
      expect((await query(bomb(49))).data.search.result_count).toBeGreaterThan(0);
  });

  const COUNT = 'fragment F on SearchResult { result_count }';
  it.each([
    ['a field', 'result_count @include(if: $no) result_count', ''],
    ['a fragment', '...F @include(if: $no) ...F', COUNT],
    [
      'a fragment within others',
      '...A ...B',
      `fragment A on SearchResult { ...F @include(if: $no) } fragment B on SearchResult { ...F } ${COUNT}`,
    ],
  ])('S-20 are answered alike where %s is left out once', async (_, selected, fragments) => {
    const { query } = await createGraphqlSite();
    const document = `query ($no: Boolean!) { search(index: "content_en") { ${selected} } } ${fragments}`;
    const answers = [];
    for (let run = 0; run < RUNS; run++) answers.push(await query(document, { no: false }));
    expect(answers[0]?.data.search.result_count).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('S-20 are answered alike, whatever their variables and fields are called', async () => {
    const { query } = await createGraphqlSite();
    for (const document of [
      'query ($toString: RangeInput) { search(index: "content_en", range: $toString) { result_count } }',
      'query ($valueOf: [SortInput!]) { search(index: "content_en", sort: $valueOf) { result_count } }',
      '{ __proto__: search(index: "content_en") { result_count } }',
    ]) {
      const answers = [];
      for (let run = 0; run < RUNS; run++) answers.push(await query(document));
      expect(answers[0]?.errors).toBeUndefined();
      for (const answer of answers) expect(JSON.stringify(answer)).toBe(JSON.stringify(answers[0]));
      expect(JSON.stringify(answers[0])).toContain('result_count');
    }
  });

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

describe('documents that are kept', () => {
  const checked: string[] = [];
  const documents = new Documents(buildSchema('type Query { title: String }'), {
    depth: 1,
    rules: [
      (context) => {
        checked.push(context.getDocument().loc?.source.body.slice(0, 20).trim() ?? '');
        return {};
      },
    ],
  });
  const execute = (number: number, length: number) =>
    documents.execute(
      { query: `{ title } # ${number}`.padEnd(length), operationName: undefined, variables: {} },
      {} as GraphqlContext,
    );

  it.each([
    [400, 900, 'is kept'],
    [501, 100, 'is not'],
    [100, 5000, 'is not'],
  ])('R-5 E-5 S-20 of %i of %i characters, the first %s', async (count, length, what) => {
    for (let number = 0; number < count; number += 1) await execute(number, length);
    checked.length = 0;
    await execute(0, length);
    expect(checked).toEqual(what === 'is kept' ? [] : ['{ title } # 0']);
  });
});
