import type { Locale, ServerLocale } from '../language-definition.ts';

export const locale: Locale = {
  name: 'English',
  tag: 'en-GB',
  shortDate: (day, month, year) => `${month}/${day}/${year}`,
  clock: '',
  ampersand: ' and ',
};

export const serverLocale: ServerLocale = {
  openGraph: 'en_US',
  wordsPerMinute: 228,
};
