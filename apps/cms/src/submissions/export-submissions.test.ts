import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unescapeFormulas } from '../csv/formulas.ts';
import { toCsv } from './export-submissions.ts';

const read = (csv: string) => parse(csv, { bom: true }) as string[][];

it('C-8 keeps every letter, line, quote and separator, in parts as in one, but for escaped formulas', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', '-', '＝', 'a', '\uFEFF') }),
  );
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 4 }),
    );
  fc.assert(
    fc.property(table, fc.nat(), (rows, place) => {
      const at = 1 + (place % (rows.length - 1));
      const csv = toCsv(rows.slice(0, at), { isFirst: true }) + toCsv(rows.slice(at));
      expect(read(csv).map((row) => row.map(unescapeFormulas))).toEqual(rows);
    }),
  );
});

it.each(['=1+1', '+49 40 123', '-2', '@SUM(A1)', '\t1', '\r1', '＝1'])(
  'C-8 keeps a spreadsheet from running %j',
  (text) => {
    expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]);
  },
);

it.each([
  ["Ann;=cmd|' /C calc'!A0;", "Ann;'=cmd|' /C calc'!A0;"],
  ['Ann;"=1+1"', 'Ann;\'"=1+1"'],
  ['Ann\t=1+1', "Ann\t'=1+1"],
  ['Hello\n=1+1;', "Hello\n'=1+1;"],
  ['\t=1', "'\t'=1"],
  ['Hello\r\n-1', "Hello\r\n'-1"],
])('C-8 keeps a spreadsheet that separates columns elsewhere from running a part of %j', (text, exported) => {
  expect(read(toCsv([[text]]))).toEqual([[exported]]);
});

it('C-8 writes boxes as words and numbers as they are', () => {
  expect(read(toCsv([[true, false, -3, 1500]]))).toEqual([['true', 'false', '-3', '1500']]);
});

it('C-8 tells spreadsheets at its beginning that it is UTF-8', () => {
  expect([toCsv([['a']], { isFirst: true }).codePointAt(0), toCsv([['a']]).codePointAt(0)]).toEqual([
    0xfeff, 97,
  ]);
});
