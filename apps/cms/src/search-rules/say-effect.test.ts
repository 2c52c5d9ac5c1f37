import { expect, it } from 'vitest';
import { nameEffect, sayCounts, sayEffect, sayPages } from './say-effect.ts';

const effect = {
  query: 'quay',
  queries: 5,
  before: 0,
  after: 1,
  gained: ['Harbour'],
  lost: [],
  isReordered: false,
};

it('S-28 says what a query gains, loses and changes', () => {
  expect([nameEffect(effect), sayCounts(effect), sayPages(effect)]).toEqual([
    'Gains',
    '0 pages now, 1 after saving',
    'Now also among the first ten are Harbour.',
  ]);
  const less = { ...effect, before: 2, lost: ['Pier', 'Quay'], gained: [] };
  expect([nameEffect(less), sayPages(less)]).toEqual(['Loses', 'No longer there are Pier · Quay.']);
  const other = { ...effect, before: 1, gained: [], isReordered: true };
  expect([nameEffect(other), sayCounts(other), sayPages(other)]).toEqual([
    'Changes',
    '1 page',
    'The same first ten in another order.',
  ]);
  expect(sayPages({ ...less, lost: [] })).toBe('The same first ten.');
});

it('S-28 says how many searches would change, and why none is compared', () => {
  expect(sayEffect({ compared: 40, effects: [effect] })).toContain('1 of the 40');
  expect(sayEffect({ compared: 40, effects: [] })).toContain('None of the 40');
  expect(sayEffect({ compared: 0, effects: [] })).toContain('nothing to compare');
});
