import type { SearchDocument } from '@keelstone/search-index';
import { expect, it } from 'vitest';
import type { Grade } from './judged-query.ts';
import { type Attack, type ReplayedQuery, replayChoices } from './replay-choices.ts';

const WORDS = ['audit', 'claim', 'hazard', 'outage', 'vendor', 'permit'];
const PAGES = 12;

/** Pages about each word that the index takes for less and less relevant, because they are longer and longer. */
const documents: SearchDocument[] = WORDS.flatMap((word, w) =>
  Array.from({ length: PAGES }, (_, i) => ({
    nid: w * PAGES + i + 1,
    title: '',
    terms: '',
    excerpt: '',
    body: `${word} ${'and so it goes on '.repeat(5 + i)}`,
    created: 1,
    url: `${word}-${i}`,
    facets: {},
  })),
);

/** What visitors really want stands in the middle. */
const queries: ReplayedQuery[] = WORDS.map((word) => ({
  keyword: word,
  keys: [word],
  grades: new Map<string, Grade>([
    [`${word}-4`, 3],
    [`${word}-6`, 2],
    [`${word}-2`, 1],
  ]),
}));

const usual = { days: 30, searchesADay: 600, attention: 1, seed: 'choices' };
const replayed = replayChoices(documents, queries, usual);

it('S-30 what visitors choose brings what they want to the top, though they mostly look at what is there', () => {
  expect(replayed.learned).toBe(WORDS.length);
  expect(replayed.after).toBeGreaterThan(replayed.before + 0.25);
  for (const word of WORDS) expect(replayed.results.get(word)?.[0]).toBe(`${word}-4`);
});

it.each([0.6, 1.6])(
  'S-30 it does so, too, if visitors look at results otherwise than assumed (%d)',
  (attention) => {
    const { before, after } = replayChoices(documents, queries, { ...usual, attention });
    expect(after).toBeGreaterThan(before + 0.15);
  },
);

it('S-30 without the correction for ranks it learns less', () => {
  const uncorrected = replayChoices(documents, queries, { ...usual, weigh: () => 1 });
  expect(uncorrected.after).toBeLessThan(replayed.after);
});

it('S-30 a site with few visitors learns nothing, and loses nothing', () => {
  const { before, after, learned } = replayChoices(documents, queries, { ...usual, searchesADay: 4 });
  expect([after, learned]).toEqual([before, 0]);
});

const attack = (networks: number): Attack => ({
  keyword: 'permit',
  url: 'permit-11',
  networks,
  clicksADay: 500,
});

it('S-30 one network moves nothing, however often it chooses and whatever rank it claims', () => {
  expect(replayChoices(documents, queries, { ...usual, attacks: [attack(1)] })).toEqual(replayed);
});

it('S-30 many networks move one page for one query, within the bound, and visitors outvote few of them', () => {
  const few = replayChoices(documents, queries, { ...usual, attacks: [attack(5)] });
  expect(few.results.get('permit')?.[0]).toBe('permit-4');
  const forged = { keyword: 'permit', keys: ['permit'], grades: new Map<string, Grade>([['permit-0', 3]]) };
  const better = { ...(documents[0] as SearchDocument), nid: 999, body: 'permit '.repeat(20), url: 'better' };
  const many = replayChoices([...documents, better], [...queries.slice(0, -1), forged], {
    ...usual,
    attacks: [attack(400)],
  });
  expect(many.results.get('permit')?.slice(0, 2)).toEqual(['better', 'permit-11']);
});
