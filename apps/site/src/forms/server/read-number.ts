import { type Language, languages } from '@keelstone/languages/languages.ts';

/** The thousands and decimal separators. Spaces and apostrophes are always accepted as thousands separators. */
const marksOf = (language: Language) => {
  const parts = new Intl.NumberFormat(languages[language].tag).formatToParts(1234567.8);
  const mark = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: mark('group'), decimal: mark('decimal') };
};

const MOST_CHARACTERS = 30;

/**
 * Parses a number in the notation of a language: `1,500` is fifteen hundred in English, and one and a half in
 * German.
 *
 * @returns null if it is not a number, or ambiguous
 */
export function readNumber(text: string, language: Language): number | null {
  const { group, decimal } = marksOf(language);
  const plain = text.replace(/(?<=\d)[\s'’](?=\d{3})/gu, '');
  if (plain.length > MOST_CHARACTERS) return null;
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const normalised = grouped.test(plain)
    ? plain.replaceAll(group, '').replace(decimal, '.')
    : plain.replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(normalised) ? Number(normalised) : null;
}
