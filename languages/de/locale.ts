import type { Locale, ServerLocale } from '../language-definition.ts';

export const locale: Locale = {
  name: 'Deutsch',
  tag: 'de-DE',
  shortDate: (day, month, year) => `${day}.${month}.${year}`,
  clock: ' Uhr',
  ampersand: ' und ',
};

export const serverLocale: ServerLocale = {
  openGraph: 'de_DE',
  wordsPerMinute: 179,
};
