import type { Locale } from '../language-definition.ts';

export const locale: Locale = {
  name: 'English',
  tag: 'en-GB',
  openGraph: 'en_US',
  shortDate: (day, month, year) => `${month}/${day}/${year}`,
  clock: '',
  ampersand: ' and ',
  wordsPerMinute: 228,
};
