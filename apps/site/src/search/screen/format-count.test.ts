import { afterEach, expect, it, vi } from 'vitest';
import { formatCount } from './format-count.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['en', ['0', '999', '1,000', '12,345']],
  ['de', ['0', '999', '1.000', '12.345']],
  ['fr', ['0', '999', '1\u202f000', '12\u202f345']],
] as const)('S-24 R-5 writes counts as %s does, and makes no formatter for small ones', (language, texts) => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  expect([0, 999].map((count) => formatCount(count, language))).toEqual(texts.slice(0, 2));
  expect(made).not.toHaveBeenCalled();
  expect([1000, 12_345].map((count) => formatCount(count, language))).toEqual(texts.slice(2));
});
