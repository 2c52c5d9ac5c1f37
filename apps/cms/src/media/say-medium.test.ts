import { expect, it } from 'vitest';
import { sayAge, saySize } from './say-medium.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T08:00:00Z', 'today'],
  ['2026-11-20T08:00:00Z', 'yesterday'],
  ['2026-11-01T08:00:00Z', '20 days ago'],
  ['2026-08-01T08:00:00Z', '4 months ago'],
  ['2021-11-01T08:00:00Z', '5 years ago'],
  // The browser's clock may be behind the server's.
  ['2026-11-22T08:00:00Z', 'today'],
])('C-4 what was uploaded at %s is %s', (createdAt, age) => {
  expect(sayAge(createdAt, NOW)).toBe(age);
});

it.each([
  [0, 'no file'],
  [900, '900 bytes'],
  [2_400, '2.3 kB'],
  [300_000, '293 kB'],
  [5_500_000, '5.2 MB'],
  [3_000_000_000_000, '2794 GB'],
])('C-4 %i bytes are %s', (bytes, size) => {
  expect(saySize(bytes)).toBe(size);
});
