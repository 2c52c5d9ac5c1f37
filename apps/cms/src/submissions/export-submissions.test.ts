import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './export-submissions.ts';

const read = (csv: string) => parse(csv, { bom: true }) as string[][];

/** What a spreadsheet would run, as `csv-stringify` knows it: also as full-width characters. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

it('C-8 keeps every letter, line, quote and separator, in parts as in one, and lets no spreadsheet run any', () => {
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
      expect(read(csv)).toEqual(
        rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))),
      );
    }),
  );
});

it.each(['=1+1', '+49 40 123', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'C-8 keeps a spreadsheet from running %j',
  (text) => {
    expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]);
  },
);

it('C-8 writes boxes as words and numbers as they are', () => {
  expect(read(toCsv([[true, false, -3, 1500]]))).toEqual([['true', 'false', '-3', '1500']]);
});

it('C-8 tells spreadsheets at its beginning that it is UTF-8', () => {
  expect([toCsv([['a']], { isFirst: true }).codePointAt(0), toCsv([['a']]).codePointAt(0)]).toEqual([
    0xfeff, 97,
  ]);
});
