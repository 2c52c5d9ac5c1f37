import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from './export-submissions.ts';

const read = (csv: string) => parse(csv, { bom: true }) as string[][];

it('C-8 keeps lines, quotes, separators and letters of all kinds', () => {
  const row = ['Ada "the first"', 'One\nTwo', 'a,b;c', 'Größe 👷', '12'];
  expect(read(toCsv([row]))).toEqual([row]);
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
