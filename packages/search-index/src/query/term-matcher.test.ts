import { createRandom } from '@keelstone/contours/seeded-random';
import { expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchRequest } from '../search-index.ts';
import { WORD } from '../text/words.ts';
import { readText } from './read-text.ts';

const WORDS =
  'Risk risks RISKS risky ri r ris Überprüfung überprüfen uberprufung Straße strasse ab aß ass İstanbul istanbul ﬁn fin café cafe\u0301 Ärger arger αβγ ΑΒΓ 𝒜bc 10 2026 20261 registers register registry'.split(
    ' ',
  );
const GAPS = [' ', '. ', '-', '\n', ', ', '\u2029'];
const REQUEST = { conjunction: 'AND', conditions: [], sort: [], offset: 0, limit: 100, facets: [] } as const;

it('S-26 marks in any text just the words by which documents are found', () => {
  const random = createRandom('marking');
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const index = createSearchIndex({ language: 'de' });
  for (const [nid, title] of WORDS.entries()) {
    index.add({ nid, title, terms: '', excerpt: '', body: '', created: nid, url: `/${nid}`, facets: {} });
  }
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: 30 }, () => pick(WORDS) + pick(GAPS)).join('');
    const request: SearchRequest = { ...REQUEST, keys: [pick(WORDS)] };
    const found = new Set(index.search(request).nids.map((nid) => WORDS[nid]));
    const wanted = [...text.matchAll(WORD)]
      .filter(([word]) => found.has(word))
      .map(({ 0: word, index: start }) => ({ start, end: start + word.length }));
    expect(index.matcherOf(request).find(text), `${request.keys} in ${text}`).toEqual(wanted);
    expect(index.matcherOf(request).find(readText(text))).toEqual(wanted);
  }
});

it('S-26 marks words beyond 65,535 characters', () => {
  const index = createSearchIndex({ language: 'en' });
  const text = `${'filler '.repeat(10_000)}risk`;
  index.add({ nid: 1, title: 'Risk', terms: '', excerpt: '', body: '', created: 1, url: '/1', facets: {} });
  const [start, end] = [text.length - 4, text.length];
  expect(index.matcherOf({ ...REQUEST, keys: ['risk'] }).find(readText(text))).toEqual([{ start, end }]);
});
