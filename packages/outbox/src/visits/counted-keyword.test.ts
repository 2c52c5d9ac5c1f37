import { describe, expect, it } from 'vitest';
import { countedKeyword, OTHER_WORDS } from './counted-keyword.ts';

describe('countedKeyword', () => {
  it.each([
    [' Risk   REGISTER ', 'risk register'],
    ['Größe', 'größe'],
    ['iso 27001', 'iso 27001'],
    ['2024 b 2025', '2024 b 2025'],
    ['a\u0000b', 'a b'],
    ['x'.repeat(100), 'x'.repeat(100)],
  ])('S-26 keeps %j as %j', (keyword, counted) => expect(countedKeyword(keyword)).toBe(counted));

  it.each([
    'ada@example.com',
    'ada@examplecom invoice',
    '0401234567',
    'call 040 / 123-45 67',
    '+49 (0)40 66969 140',
    'DE02 1203 0000 0000 2020 51',
    'x'.repeat(101),
    '   ',
  ])('S-26 keeps nothing of %j', (keyword) => expect(countedKeyword(keyword)).toBe(OTHER_WORDS));
});
