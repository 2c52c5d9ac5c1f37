import { describe, expect, it } from 'vitest';
import { decodePart, encodePart, isQueryEmpty, partQuery, splitQuery } from './query-string.ts';

it.each([
  ['a+b%20c', 'a b c'],
  ['R%26D&more', 'R&D&more'],
  ['a%2Cb', 'a,b'],
  ['a=b', 'a=b'],
  ['%E0%A4%A', '\uFFFD%A'],
  ['100%', '100%'],
  ['', ''],
])('S-1 reads %j as %j', (encoded, text) => {
  expect(decodePart(encoded)).toBe(text);
});

it.each([
  ['near miss', 'near%20miss'],
  ["*'(!)", '%2A%27%28%21%29'],
  ['ä&,+', '%C3%A4%26%2C%2B'],
  ['a-b_c.d~9', 'a-b_c.d~9'],
  ['x\ud800', 'x%EF%BF%BD'],
])('S-1 writes %j as %j', (text, encoded) => {
  expect(encodePart(text)).toBe(encoded);
});

it('S-1 splits a query into parameters: names are read, values stay as they were sent', () => {
  expect(splitQuery('&a%20b=1%2C2&&c=d=e&f&=g')).toEqual([
    { name: 'a b', rawValue: '1%2C2' },
    { name: 'c', rawValue: 'd=e' },
    { name: 'f', rawValue: '' },
    { name: '', rawValue: 'g' },
  ]);
  expect(splitQuery('')).toEqual([]);
});

it.each([
  ['', true],
  ['&&', true],
  ['page', false],
  ['utm_source=mail', false],
])('S-14 of %j says whether no parameter is in it: %j', (query, isEmpty) => {
  expect(isQueryEmpty(query)).toBe(isEmpty);
});

describe('the parts of a query', () => {
  const isCampaign = (name: string) => name.startsWith('utm ');

  it.each([
    ['', '', ''],
    ['a=1', '', 'a=1'],
    ['utm+a=1%2C=&a=%20=&utm%20b&&b', 'utm+a=1%2C=&utm%20b', 'a=%20=&b'],
    ['=utm+x&utm+', 'utm+', '=utm+x'],
  ])('R-6 are told apart by decoded names, and stay encoded as they were: %j', (query, taken, rest) => {
    expect(partQuery(query, isCampaign)).toEqual({ taken, rest });
  });
});
