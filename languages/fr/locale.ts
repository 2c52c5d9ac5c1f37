import type { Locale, ServerLocale } from '../language-definition.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const locale: Locale = {
  name: 'Français',
  tag: 'fr-FR',
  shortDate: (day, month, year) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  clock: '',
  ampersand: ' et ',
};

export const serverLocale: ServerLocale = {
  openGraph: 'fr_FR',
  wordsPerMinute: 195,
};
