import { expect, it } from 'vitest';
import { softHyphensOf } from './soft-hyphens.ts';

const shown = (word: string) => word.replaceAll('\u00AD', '-');

it.each([
  ['Richtlinienmanagement', 'Richt-li-ni-en-ma-nage-ment'],
  ['Betriebsunterbrechungsversicherung', 'Betriebs-un-ter-bre-chungs-ver-si-che-rung'],
  ['Drittparteienrisiko', 'Dritt-par-tei-en-ri-siko'],
])('U-9 divides %s as German does, with enough letters on both sides', (word, divided) => {
  expect(shown(softHyphensOf('de')(word))).toBe(divided);
});

it('U-9 divides English words by English rules', () => {
  expect(shown(softHyphensOf('en')('internationalisation'))).toMatch(/^inter-na-tion/);
});

it('U-9 changes nothing but what is invisible', () => {
  for (const word of ['Umweltverträglichkeitsprüfung', 'Schadenrückstellungen', 'Straßenverkehrsordnung']) {
    expect(softHyphensOf('de')(word).replaceAll('\u00AD', '')).toBe(word);
  }
});

it('U-9 R-5 leaves what is longer than any word as it is, and does not take the square of its length', () => {
  const chained = 'Versicherung'.repeat(1000);
  expect(softHyphensOf('de')(chained)).toBe(chained);
});
