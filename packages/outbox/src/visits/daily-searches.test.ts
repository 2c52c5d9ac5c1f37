import { describe, expect, it } from 'vitest';
import { OTHER_WORDS } from './counted-keyword.ts';
import { type CountedOutcome, type CountedSearch, DailySearches } from './daily-searches.ts';

const search = (keyword: string, more: Partial<CountedSearch> = {}): CountedSearch => ({
  day: '2026-11-21',
  language: 'en',
  keyword,
  hasResults: true,
  ...more,
});
const chosen = (keyword: string, more: Partial<CountedOutcome> = {}): CountedOutcome => ({
  day: '2026-11-21',
  language: 'en',
  keyword,
  outcome: 'chosen',
  rank: 1,
  isFirst: true,
  ...more,
});
const nothing = { searches: [], outcomes: [] };
const keywords = ({ searches }: { searches: CountedSearch[] }) => searches.map(({ keyword }) => keyword);

describe('a keyword that is searched for', () => {
  it('S-26 is stored in words when it is asked for the third time in a day, with all that was held back', () => {
    const day = new DailySearches();
    expect(day.add(search('first aid'))).toEqual(nothing);
    expect(day.addOutcome(chosen('first aid'))).toEqual(nothing);
    expect(day.add(search('first aid', { hasResults: false }))).toEqual(nothing);
    expect(day.add(search('first aid'))).toEqual({
      searches: [search('first aid'), search('first aid', { hasResults: false }), search('first aid')],
      outcomes: [chosen('first aid')],
    });
    expect(day.add(search('first aid'))).toEqual({ searches: [search('first aid')], outcomes: [] });
    expect(day.addOutcome(chosen('first aid'))).toEqual({ searches: [], outcomes: [chosen('first aid')] });
    expect(day.end()).toEqual(nothing);
  });

  it('S-26 is counted without its words when it was rare, at the end of the day', () => {
    const day = new DailySearches();
    day.add(search('edda muster'));
    day.add(search('edda muster'));
    day.addOutcome(chosen('edda muster', { rank: 4 }));
    expect(day.end()).toEqual({
      searches: [search(OTHER_WORDS), search(OTHER_WORDS)],
      outcomes: [chosen(OTHER_WORDS, { rank: 4 })],
    });
    expect(day.end()).toEqual(nothing);
  });

  it('S-26 is counted for the day on which it was asked for, and begins anew on the next', () => {
    const day = new DailySearches();
    day.add(search('first aid'));
    day.add(search('first aid'));
    const next = search('first aid', { day: '2026-11-22' });
    expect(day.add(next)).toEqual({ searches: [search(OTHER_WORDS), search(OTHER_WORDS)], outcomes: [] });
    expect(day.end().searches).toEqual([{ ...next, keyword: OTHER_WORDS }]);
  });

  it('S-26 is another one in each language', () => {
    const day = new DailySearches();
    for (const language of ['en', 'de', 'fr'] as const)
      expect(day.add(search('hotel', { language }))).toEqual(nothing);
  });
});

describe('invented keywords', () => {
  it('S-26 do not fill the memory: those for which there is no room are counted without their words', () => {
    const day = new DailySearches();
    for (let number = 0; number < 10_000; number += 1) day.add(search(`invented ${number}`));
    expect(keywords(day.add(search('one more')))).toEqual([OTHER_WORDS]);
    expect(day.addOutcome(chosen('one more')).outcomes).toEqual([chosen(OTHER_WORDS)]);
    // Those that are held back already go on.
    expect(day.add(search('invented 7'))).toEqual(nothing);
    expect(keywords(day.add(search('invented 7')))).toEqual(Array(3).fill('invented 7'));
    expect(day.end().searches).toHaveLength(9999);
  });

  it('S-26 have no more outcomes than anybody would have', () => {
    const day = new DailySearches();
    for (let count = 0; count < 20; count += 1) expect(day.addOutcome(chosen('word'))).toEqual(nothing);
    expect(day.addOutcome(chosen('word'))).toEqual({ searches: [], outcomes: [chosen(OTHER_WORDS)] });
    expect(day.end().outcomes).toHaveLength(20);
  });
});
