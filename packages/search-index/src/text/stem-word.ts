import { type Language, languages } from '@keelstone/languages/languages.ts';

/** Distinguishes stems from words: a visitor who types `polici` is searching for a prefix, not for a stem. */
const MARK = '=';

/**
 * The stem that the forms of a word share (`registers`, `register`), marked so that it never equals a word. A stop word
 * shares it with no other word: the algorithms make "it" of "its", "a" of "AED", and "sich" of "Sicherheit", so these
 * would be in every text.
 *
 * @param form one of the forms that `foldWord` returns
 */
export function stemForm(form: string, language: Language): string {
  const { irregular, stem, stopWords } = languages[language].text;
  if (stopWords.has(form)) return MARK + MARK + form;
  return MARK + (irregular[form] ?? stem(form));
}
