import { expect, it } from 'vitest';
import { negotiateEncoding } from './compression.ts';

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip ; q=0.5 , BR;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0', null],
  [undefined, null],
])('R-5 sends what is accepted: %j', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

it('R-5 reads a header of blanks, which anybody may send, once', () => {
  expect(negotiateEncoding(`a${' '.repeat(400_000)}b, gzip`)).toBe('gzip');
});
