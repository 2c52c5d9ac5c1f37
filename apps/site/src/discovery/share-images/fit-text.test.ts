import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softHyphensOf } from '../../shell/soft-hyphens.ts';
import { fitText, type TextBox } from './fit-text.ts';

/** In this font, every letter is half as wide as it is high. */
const box: TextBox = {
  width: 100,
  height: 60,
  sizes: [20, 10],
  leading: 1,
  measure: (text) => [...text].length * 0.5,
  hyphenate: softHyphensOf('de'),
};

describe('fitText', () => {
  it('R-3 sets a short title at the largest size, on one line', () => {
    expect(fitText('Vier Tage', box)).toEqual({ size: 20, lines: ['Vier Tage'] });
  });

  it('R-3 wraps a title at words', () => {
    expect(fitText('Vier Tage ohne Strom', box)).toEqual({ size: 20, lines: ['Vier Tage', 'ohne Strom'] });
  });

  it('R-3 keeps together what its writer kept together', () => {
    expect(fitText('mehr als 1\u00A0000', box).lines).toEqual(['mehr als', '1\u00A0000']);
  });

  it('R-3 would rather be smaller than divide a word', () => {
    expect(fitText('Lieferantenausfall', box)).toEqual({ size: 10, lines: ['Lieferantenausfall'] });
  });

  it('R-3 divides a word that fits on no line between syllables', () => {
    const { size, lines } = fitText('Betriebsunterbrechungsversicherung', { ...box, sizes: [10] });
    expect(size).toBe(10);
    expect(lines).toEqual(['Betriebsunterbre-', 'chungsversicherung']);
  });

  it('R-3 cuts what fits in no size, and says so', () => {
    const { lines } = fitText('eins zwei drei vier fünf sechs sieben acht '.repeat(9), {
      ...box,
      sizes: [20],
    });
    expect(lines).toEqual(['eins zwei', 'drei vier', 'fünf…']);
  });

  it('R-3 no line is wider than the box, whatever the title', () => {
    const word = fc.string({
      minLength: 1,
      maxLength: 40,
      unit: fc.constantFrom('a', 'e', 'n', 't', 'ß', '-', 'W'),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const { size, lines } = fitText(words.join(' '), box);
        for (const line of lines) expect(box.measure(line) * size).toBeLessThanOrEqual(box.width);
        expect(lines.length * size).toBeLessThanOrEqual(box.height);
      }),
    );
  });
});
