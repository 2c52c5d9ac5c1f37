import { afterEach, expect, it, vi } from 'vitest';
import { createGraphqlSite } from './graphql-site.fixture.ts';

const { query, indexes } = await createGraphqlSite();
const index = indexes.of('en');
const ARGUMENTS = 'index: "content_en", fulltext: { keys: ["report"] }, facets: [{ name: "industries" }]';
/** Interpreted first, then compiled: a document that comes again is compiled. */
const TIMES = 4;

afterEach(() => vi.restoreAllMocks());

async function askRepeatedly(document: string) {
  const [search, matcherOf] = [vi.spyOn(index, 'search'), vi.spyOn(index, 'matcherOf')];
  const responses = [];
  for (let time = 0; time < TIMES; time += 1) responses.push(await query(document));
  for (const response of responses) expect(response).toEqual(responses[0]);
  const asked = search.mock.calls.map(([{ facets, best }]) => ({ facets: facets.length, best }));
  return { found: responses[0].data.search, marked: matcherOf.mock.calls.length, asked };
}

it('S-26 computes no highlights, facets and best matches that nobody selects', async () => {
  const { found, marked, asked } = await askRepeatedly(
    `{ search(${ARGUMENTS}) { result_count documents { nid } } }`,
  );
  expect(found.result_count).toBe(40);
  expect(marked).toBe(0);
  expect(asked).toEqual(Array(TIMES).fill({ facets: 0, best: 0 }));
});

it.each([
  ['in the field', `{ search(${ARGUMENTS}) { documents { highlight { excerpt } } } }`],
  [
    'in a fragment within another',
    `{ search(${ARGUMENTS}) { ...Found } } fragment Found on SearchResult { documents { ...Marks } }
     fragment Marks on SearchDocument { highlight { excerpt } }`,
  ],
  ['in an inline fragment', `{ search(${ARGUMENTS}) { ... { documents { highlight { excerpt } } } } }`],
  [
    'in the second of two equal fields',
    `{ search(${ARGUMENTS}) { result_count } search(${ARGUMENTS}) { documents { highlight { excerpt } } } }`,
  ],
])('S-26 marks words for what is selected %s', async (_where, document) => {
  const { found, marked } = await askRepeatedly(document);
  expect(found.documents[0].highlight.excerpt).not.toBe('');
  expect(marked).toBe(TIMES);
});

it.each(['facets { values { count } }', 'offers { value }'])(
  'S-25 counts facets for %s',
  async (selection) => {
    const { asked } = await askRepeatedly(`{ search(${ARGUMENTS}) { ${selection} } }`);
    expect(asked).toEqual(Array(TIMES).fill({ facets: 1, best: 0 }));
  },
);

it.each(['recommended { nid }', 'answer { nid }'])(
  'S-29 looks for best matches for %s',
  async (selection) => {
    const { asked } = await askRepeatedly(`{ search(${ARGUMENTS}) { ${selection} } }`);
    expect(asked).toEqual(Array(TIMES).fill({ facets: 0, best: 3 }));
  },
);
