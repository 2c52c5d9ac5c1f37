import { expect, it } from 'vitest';
import { suggestedKeyword } from './suggested-keyword.ts';

it.each<[string, string | null]>([
  ['Risk  Register', 'risk register'],
  ['ISO 27001', 'iso 27001'],
  ['audit 2024 2025', null],
  ['x', null],
  ['😀', null],
  ['😀😀', '😀😀'],
  ['😀'.repeat(31), '😀'.repeat(31)],
  ['ada@example.com', null],
  ['case 123456', null],
  ['call 12-34-56', null],
  ['one two three four five six seven', null],
  [`a${'b'.repeat(60)}`, null],
  ['', null],
])('S-5 the keyword "%s" is suggested as %j', (typed, suggested) => {
  expect(suggestedKeyword(typed)).toBe(suggested);
});
