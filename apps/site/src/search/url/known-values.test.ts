import { describe, expect, it } from 'vitest';
import { fitsPath, hyphenate, matchHyphenated, matchList, matchValue } from './known-values.ts';
import { decodePart } from './query-string.ts';

const KNOWN = ['Banking', 'Technology, Media & Telecoms', 'Third-Party Risk', 'Caf\u00e9', 'STRASSE'];
const list = (raw: string, known: readonly string[] = KNOWN) => matchList(known, raw, decodePart);

describe('one value', () => {
  it('S-1 is found by its hyphenated form, whatever its case and however its accents are written', () => {
    expect(hyphenate('Third-Party Risk of all')).toBe('Third-Party-Risk-of-all');
    expect(matchHyphenated(KNOWN, 'third-party-risk')).toBe('Third-Party Risk');
    expect(matchHyphenated(KNOWN, 'cafe\u0301')).toBe('Caf\u00e9');
    expect(matchHyphenated(['stra\u00dfe', 'STRASSE'], 'strasse')).toBe('STRASSE');
    expect(matchHyphenated(KNOWN, 'third party')).toBeUndefined();
  });

  it('S-1 is meant exactly before it is meant by its form', () => {
    const known = ['third-party-risk', 'Third-Party Risk'];
    expect(matchValue(known, 'Third-Party Risk')).toBe('Third-Party Risk');
    expect(matchValue(known, 'THIRD-PARTY-RISK')).toBe('third-party-risk');
  });

  it.each([
    ['Third-Party Risk', true],
    ['Technology, Media & Telecoms', true],
    ['third-party risk', false],
    ['', false],
    ['.', false],
    ['..', false],
    ['...', true],
    ['.x', true],
    ['x.', true],
  ])('S-1 %j stands in the path: %s', (value, fits) => {
    expect(fitsPath([...KNOWN, '', '.', '..', '...', '.x', 'x.'], value)).toBe(fits);
  });
});

describe('a list', () => {
  it.each([
    ['Banking,Third-Party%20Risk', ['Banking', 'Third-Party Risk']],
    ['Third-Party%20Risk,Banking,banking', ['Third-Party Risk', 'Banking']],
    ['Technology%2C%20Media%20%26%20Telecoms', ['Technology, Media & Telecoms']],
    ['Technology,%20Media%20%26%20Telecoms,Banking', ['Technology, Media & Telecoms', 'Banking']],
    ['Nothing,Banking', ['Banking']],
    ['Technology,Banking', ['Banking']],
    ['Banking,Technology', ['Banking']],
    ['', []],
  ])('S-1 %s names %j', (raw, values) => {
    expect(list(raw)).toEqual(values);
  });

  it('S-1 joins no more parts than the longest known name has', () => {
    expect(list('a,b', ['a,b'])).toEqual(['a,b']);
    expect(list('a,b,c', ['a,b', 'c'])).toEqual(['a,b', 'c']);
    expect(list('x,a,b', ['a,b'])).toEqual(['a,b']);
    expect(list('x', [])).toEqual([]);
  });

  it('S-1 looks at two hundred parts', () => {
    const before = (count: number) => `${'Nothing,'.repeat(count)}Banking`;
    expect(list(before(199))).toEqual(['Banking']);
    expect(list(before(200))).toEqual([]);
  });
});

it('S-1 reads 200 pieces of a list at most, encoded commas counted', () => {
  const read = (before: number) => matchList(['A'], `${'x%2C'.repeat(before)}A`, decodePart);
  expect(read(199)).toEqual(['A']);
  expect(read(200)).toEqual([]);
});
