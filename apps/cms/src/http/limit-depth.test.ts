import { expect, it } from 'vitest';
import { isDeepJson, MOST_LEVELS } from './limit-depth.ts';

const nested = (levels: number, inside = '') =>
  `${'[{"a":'.repeat(levels / 2)}${inside}0${'}]'.repeat(levels / 2)}`;
const isDeep = (text: string) => isDeepJson(Buffer.from(text));

it('C-11 counts the levels of JSON, however it begins', () => {
  expect(JSON.parse(nested(MOST_LEVELS))).toHaveLength(1);
  for (const before of ['', ' \n\t', '\ufeff', '[[],{},']) {
    expect([
      before,
      isDeep(before + nested(MOST_LEVELS - 2)),
      isDeep(before + nested(MOST_LEVELS + 2)),
    ]).toEqual([before, false, true]);
  }
});

it('C-11 does not count what stands in a text, or beside', () => {
  const brackets = '['.repeat(MOST_LEVELS + 1);
  expect(isDeep(JSON.stringify({ a: `"\\${brackets}\\`, b: brackets }))).toBe(false);
  expect(isDeep(`{"a\\\\":${brackets}`)).toBe(true);
  expect(isDeep(JSON.stringify(Array.from({ length: 1000 }, () => [{}])))).toBe(false);
});

it('C-11 counts nothing in what is no JSON, such as a table', () => {
  expect(isDeep(`from,to\n${'/a,[\n'.repeat(1000)}`)).toBe(false);
  expect(isDeep('')).toBe(false);
});
