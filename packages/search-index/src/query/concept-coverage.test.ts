import { expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchIndex } from '../search-index.ts';
import { createBruteForceIndex } from '../testing/brute-force-index.ts';

const document = (nid: number, title: string) => ({
  nid,
  title,
  terms: '',
  excerpt: '',
  body: '',
  created: nid,
  url: `/${nid}`,
  facets: {},
});
const TITLES = [
  'near miss',
  'risk register',
  'risk appetite',
  'risk owner',
  'the quay',
  'a harbour wall',
  'registered risks',
];
const fill = <I extends SearchIndex>(index: I): I => {
  for (const [nid, title] of TITLES.entries()) index.add(document(nid, title));
  index.setRules({ synonyms: [{ phrases: ['quay'], finds: ['harbour wall'], weight: 0.5 }], pinned: [] });
  return index;
};
const indexes = [
  fill(createSearchIndex({ language: 'en' })),
  fill(createBruteForceIndex({ language: 'en' })),
];
const measure = (keyword: string, text: string) => {
  const shares = indexes.map((index) =>
    index.coverageOf({ keys: keyword.split(' '), conjunction: 'AND' }).of(text),
  );
  expect(shares[0]).toBeCloseTo(shares[1] as number, 10);
  return shares[0] as number;
};

it.each([
  ['risk register', 'The register of risks', 1],
  ['risk register', 'Something else', 0],
  ['the risk register', 'risk, registered', 1],
  ['quay', 'along the harbour wall', 0.5],
  ['quay', 'a harbour, and a wall', 0.5],
  ['quay', 'a harbour', 0],
  ['quay', 'a quay', 1],
  ['', 'anything', 0],
])('S-31 of "%s" the text "%s" covers %d', (keyword, text, share) => {
  expect(measure(keyword, text)).toBeCloseTo(share, 10);
});

it('S-31 a rare word counts more than a common one, and one that no document has most of all', () => {
  const common = measure('risk register', 'risk');
  const rare = measure('risk register', 'register');
  expect(common).toBeLessThan(rare);
  expect(common + rare).toBeCloseTo(1, 10);
  expect(measure('register xyzzy', 'register')).toBeLessThan(0.5);
});
