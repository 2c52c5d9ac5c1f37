import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordToKeys } from './search-contract.ts';

describe('keywordToKeys', () => {
  it.each([
    ['risk register', ['risk', 'register']],
    ['  near   miss\t', ['near', 'miss']],
    ['health, safety & environment', ['health', 'safety', 'environment']],
    ['C++ (2024) $5 ~100% "exact" a:b *? <x> {y} \\ # /', ['C', '2024', '5', '100', 'exact', 'ab', 'x', 'y']],
    ['third-party', ['third-party']],
    ['Öffentliche Verwaltung', ['Öffentliche', 'Verwaltung']],
    ['& / \\ # , + ( ) $ ~ % . " : * ? < > { }', []],
    ['', []],
  ])('S-3 cleans %j', (keyword, keys) => {
    expect(keywordToKeys(keyword)).toEqual(keys);
  });

  it('S-3 no key ever holds a removed character or white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (keyword) => {
        for (const key of keywordToKeys(keyword)) expect(key).not.toMatch(/[&/\\#,+()$~%.":*?<>{}\s]/u);
      }),
    );
  });
});
