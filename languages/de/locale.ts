import type { Locale } from '../language-definition.ts';

export const locale: Locale = {
  name: 'Deutsch',
  tag: 'de-DE',
  openGraph: 'de_DE',
  shortDate: (day, month, year) => `${day}.${month}.${year}`,
  clock: ' Uhr',
  ampersand: ' und ',
  wordsPerMinute: 179,
};
