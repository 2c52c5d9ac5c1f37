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
    expect(day.add(search('first aid'), 'somebody')).toEqual(nothing);
    expect(day.addOutcome(chosen('first aid'), 'somebody')).toEqual(nothing);
    expect(day.add(search('first aid', { hasResults: false }), 'somebody')).toEqual(nothing);
    expect(day.add(search('first aid'), 'somebody')).toEqual({
      searches: [search('first aid'), search('first aid', { hasResults: false }), search('first aid')],
      outcomes: [chosen('first aid')],
    });
    expect(day.add(search('first aid'), 'somebody')).toEqual({
      searches: [search('first aid')],
      outcomes: [],
    });
    expect(day.addOutcome(chosen('first aid'), 'somebody')).toEqual({
      searches: [],
      outcomes: [chosen('first aid')],
    });
    expect(day.end()).toEqual(nothing);
  });

  it('S-26 is counted without its words when it was rare, at the end of the day', () => {
    const day = new DailySearches();
    day.add(search('edda muster'), 'somebody');
    day.add(search('edda muster'), 'somebody');
    day.addOutcome(chosen('edda muster', { rank: 4 }), 'somebody');
    expect(day.end()).toEqual({
      searches: [search(OTHER_WORDS), search(OTHER_WORDS)],
      outcomes: [chosen(OTHER_WORDS, { rank: 4 })],
    });
    expect(day.end()).toEqual(nothing);
  });

  it('S-26 is counted for the day on which it was asked for, and begins anew on the next', () => {
    const day = new DailySearches();
    day.add(search('first aid'), 'somebody');
    day.add(search('first aid'), 'somebody');
    const next = search('first aid', { day: '2026-11-22' });
    expect(day.add(next, 'somebody')).toEqual({
      searches: [search(OTHER_WORDS), search(OTHER_WORDS)],
      outcomes: [],
    });
    expect(day.end().searches).toEqual([{ ...next, keyword: OTHER_WORDS }]);
  });

  it('S-26 is another one in each language', () => {
    const day = new DailySearches();
    for (const language of ['en', 'de', 'fr'] as const)
      expect(day.add(search('hotel', { language }), 'somebody')).toEqual(nothing);
  });
});

describe('invented keywords', () => {
  it('S-26 do not fill the memory: those for which there is no room are counted without their words', () => {
    const day = new DailySearches();
    for (let number = 0; number < 10_000; number += 1)
      day.add(search(`invented ${number}`), `network ${number % 100}`);
    expect(keywords(day.add(search('one more'), 'somebody'))).toEqual([OTHER_WORDS]);
    expect(day.addOutcome(chosen('one more'), 'somebody').outcomes).toEqual([chosen(OTHER_WORDS)]);
    // Those that are held back already go on.
    expect(day.add(search('invented 7'), 'somebody')).toEqual(nothing);
    expect(keywords(day.add(search('invented 7'), 'somebody'))).toEqual(Array(3).fill('invented 7'));
    expect(day.end().searches).toHaveLength(9999);
  });

  it('S-26 have no more outcomes than anybody would have', () => {
    const day = new DailySearches();
    for (let count = 0; count < 20; count += 1)
      expect(day.addOutcome(chosen('word'), 'somebody')).toEqual(nothing);
    expect(day.addOutcome(chosen('word'), 'somebody')).toEqual({
      searches: [],
      outcomes: [chosen(OTHER_WORDS)],
    });
    expect(day.end().outcomes).toHaveLength(20);
  });

  it('S-26 of one network take the room of nobody else, and are not stored without end', () => {
    const day = new DailySearches();
    const stored = Array.from({ length: 20_000 }, (_, number) =>
      [1, 2, 3].flatMap(() => keywords(day.add(search(`invented ${number}`), 'flood'))),
    ).flat();
    expect(new Set(stored).size).toBe(501);
    for (let number = 0; number < 20_000; number += 1) day.addOutcome(chosen(`refined ${number}`), 'flood');
    expect(day.add(search('audit'), 'somebody')).toEqual(nothing);
    // What another network asks for is stored in words, whoever has asked for it before.
    for (const network of ['somebody', 'flood']) day.add(search('invented 700'), network);
    expect(keywords(day.add(search('invented 700'), 'flood'))).toEqual(Array(3).fill('invented 700'));
    day.add(search('next', { day: '2026-11-22' }), 'flood');
    expect(day.add(search('again', { day: '2026-11-22' }), 'flood')).toEqual(nothing);
  });
});
