import type { RichText } from '@keelstone/model';
import { expect, it } from 'vitest';
import { readingTime } from './reading-time.site.ts';

const words = (count: number): RichText => [
  { kind: 'paragraph', children: [{ kind: 'text', text: 'word '.repeat(count) }] },
];

it('C-1 reckons whole minutes, in the pace of the language', () => {
  expect(readingTime(words(2280), 'en')).toBe(10);
  expect(readingTime(words(1790), 'de')).toBe(10);
});

it('C-1 takes a minute for a few words, and none for none', () => {
  expect(readingTime(words(3), 'en')).toBe(1);
  expect(readingTime([], 'en')).toBe(0);
});
