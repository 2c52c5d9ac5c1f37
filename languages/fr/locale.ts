import type { Locale } from '../language-definition.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const locale: Locale = {
  name: 'Français',
  tag: 'fr-FR',
  openGraph: 'fr_FR',
  shortDate: (day, month, year) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  clock: '',
  ampersand: ' et ',
  wordsPerMinute: 195,
};
