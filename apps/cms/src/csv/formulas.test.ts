import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormulas, unescapeFormulas } from './formulas.ts';

const SIGNS = ['"', ',', ';', '\n', '\r', '\t', "'", '=', '-', '＝', ' ', 'a'];
const value = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 20 });

/** Cells of a spreadsheet that separates at semicolons, tabs or line breaks, without quotation marks before them. */
const cellsIn = (text: string) => text.split(/[;\t\r\n]/).map((cell) => cell.replace(/^"+/, ''));

it('C-8 lets no cell begin a formula, wherever a spreadsheet separates columns', () => {
  fc.assert(
    fc.property(value, (text) => {
      expect(cellsIn(escapeFormulas(text)).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});

it('C-6 C-8 S-28 brings back every value as it was before its formulas were escaped', () => {
  fc.assert(
    fc.property(value, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
    }),
  );
});

it.each(["Ann, Bob's; 1=1", 'mail@keelstone.example', "'quoted'", 'https://keelstone.example/?a=1;b=2'])(
  'C-8 leaves what is no formula as it is: %s',
  (text) => {
    expect(escapeFormulas(text)).toBe(text);
  },
);
