import { describe, expect, it } from 'vitest';
import {
  cleanKeyword,
  clearSelections,
  countSelections,
  EMPTY_STATE,
  KEYWORD_LENGTH,
  RESULT_WINDOW,
  SELECTION_LIMIT,
  type SearchState,
  selectedValues,
  toggleValue,
  withKeyword,
  withPage,
  withSelection,
  withSort,
} from './search-state.ts';

/** A state that differs from the empty one in every respect. */
const FULL: SearchState = {
  keyword: 'risk',
  selections: { industries: ['Banking'], date: ['2025', '2026'] },
  sort: 'rel',
  page: 7,
};

describe('the keyword', () => {
  it.each([
    ['  near miss ', 'near miss'],
    ['a\u0000\u0007b', 'a b'],
    ['\u0001risk\u0001', 'risk'],
    ['a\ud800b', 'ab'],
    ['a\ud83e\udded', 'a\ud83e\udded'],
    ["it's (50% + more)!", "it's (50% + more)!"],
    ['', ''],
  ])('S-3 %j is kept as %j', (typed, kept) => {
    expect(cleanKeyword(typed)).toBe(kept);
  });

  it('S-3 is cut at 200 characters, never inside one, and never after a space', () => {
    expect(KEYWORD_LENGTH).toBe(200);
    expect(cleanKeyword('x'.repeat(201))).toBe('x'.repeat(200));
    expect(cleanKeyword(`${'x'.repeat(199)}\u{1F9ED}`)).toBe('x'.repeat(199));
    expect(cleanKeyword(`${'x'.repeat(199)} y`)).toBe('x'.repeat(199));
    expect(cleanKeyword(`${' '.repeat(500)}risk`)).toBe('risk');
    expect(cleanKeyword(`${' '.repeat(800)}risk`)).toBe('');
  });
});

it('S-16 nothing is chosen on page 1 of the empty state', () => {
  expect(EMPTY_STATE).toStrictEqual({ keyword: '', selections: {}, sort: 'recent', page: 1 });
});

describe('S-16 a change', () => {
  it('of the keyword starts at page 1, and leaves the rest', () => {
    expect(withKeyword(FULL, ' claims ')).toEqual({ ...FULL, keyword: 'claims', page: 1 });
  });

  it('of a selection to none leaves no entry of its facet', () => {
    expect(withSelection(FULL, 'date', []).selections).toStrictEqual({ industries: ['Banking'] });
  });

  it('of a selection replaces that of its facet, starts at page 1, and leaves the rest', () => {
    expect(withSelection(FULL, 'industries', ['Retail', 'Retail', 'Banking'])).toEqual({
      ...FULL,
      selections: { industries: ['Retail', 'Banking'], date: ['2025', '2026'] },
      page: 1,
    });
    expect(withSelection(FULL, 'industries', [])).toEqual({
      ...FULL,
      selections: { date: ['2025', '2026'] },
      page: 1,
    });
  });

  it('of a selection keeps at most twenty values', () => {
    const values = Array.from({ length: 22 }, (_, number) => `Industry ${number}`);
    expect(SELECTION_LIMIT).toBe(20);
    expect(withSelection(FULL, 'industries', values).selections.industries).toEqual(values.slice(0, 20));
  });

  it('of the sort starts at page 1, one of the page goes there, and both leave the rest', () => {
    expect(withSort(FULL, 'recent')).toEqual({ ...FULL, sort: 'recent', page: 1 });
    expect(withPage(FULL, 3)).toEqual({ ...FULL, page: 3 });
  });
});

it('S-6 a value that is ticked is selected after the others, and unticked goes alone', () => {
  expect(toggleValue(FULL, 'date', '2024').selections.date).toEqual(['2025', '2026', '2024']);
  expect(toggleValue(FULL, 'date', '2025').selections.date).toEqual(['2026']);
  expect(toggleValue(FULL, 'industries', 'Banking')).toEqual({
    ...FULL,
    selections: { date: ['2025', '2026'] },
    page: 1,
  });
});

it('S-7 Clear empties the selections; keyword and sort stay', () => {
  expect(clearSelections(FULL)).toEqual({ ...FULL, selections: {}, page: 1 });
});

it('S-6 counts what is selected, in one facet and in all', () => {
  expect(selectedValues(FULL, 'date')).toEqual(['2025', '2026']);
  expect(selectedValues(FULL, 'product_suites')).toEqual([]);
  expect(countSelections(FULL)).toBe(3);
  expect(countSelections(EMPTY_STATE)).toBe(0);
});

it('S-1 S-10 S-24 begins with nothing asked for, the newest first, on page 1', () => {
  expect(EMPTY_STATE).toEqual({ keyword: '', selections: {}, sort: 'recent', page: 1 });
  expect(RESULT_WINDOW).toBe(10_000);
});
