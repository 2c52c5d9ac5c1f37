import { type Language, languages } from '@keelstone/languages/languages.ts';

const MAX_LENGTH = 80;
const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ſ: 's',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
};
const SPELT = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Cuts at the last hyphen that fits, so that no word is split unless it is the only one. */
function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : slug.slice(0, MAX_LENGTH);
}

/**
 * Converts a title to a path segment: lower-case letters a–z, digits and single hyphens, at most 80 characters.
 * Empty if the title contains no characters that can be converted.
 */
export function toSlug(title: string, language: Language): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', languages[language].ampersand)
    .replace(SPELT, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return shorten(words);
}
