import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, paginationWindow, resultSpan } from './result-pages.ts';

const shown = (page: number, count: number) =>
  paginationWindow(page, count)
    .map((item) => (item === 'break' ? '…' : item))
    .join(' ');

describe('result pages', () => {
  it.each([
    [1, 10, '1 2 3 … 10'],
    [2, 10, '1 2 3 … 10'],
    [3, 10, '1 2 3 4 … 10'],
    [4, 10, '1 … 3 4 5 … 10'],
    [7, 10, '1 … 6 7 8 … 10'],
    [8, 10, '1 … 7 8 9 10'],
    [9, 10, '1 … 8 9 10'],
    [10, 10, '1 … 8 9 10'],
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [2, 4, '1 2 3 4'],
    [3, 4, '1 2 3 4'],
    [4, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [3, 5, '1 2 3 4 5'],
  ])('S-12 page %i of %i shows %s', (page, count, window) => {
    expect(shown(page, count)).toBe(window);
  });

  it('S-12 any window holds both ends, the selected page and at least three pages, in order', () => {
    const place = fc
      .integer({ min: 3, max: 1000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, count]) => {
        const numbers = paginationWindow(page, count).filter((item) => item !== 'break');
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(numbers.length).toBeGreaterThanOrEqual(3);
        expect(numbers.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [100_000, 1000],
  ])('S-24 %i results are %i pages', (results, pages) => {
    expect(countPages(results, 10)).toBe(pages);
  });

  it('S-9 the span of a page counts from one and ends with the last result', () => {
    expect(resultSpan(1, 10, 47)).toEqual({ start: 1, end: 10 });
    expect(resultSpan(5, 10, 47)).toEqual({ start: 41, end: 47 });
  });
});
