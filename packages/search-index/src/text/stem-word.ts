import { type Language, languages } from '@keelstone/languages/languages.ts';

/** Distinguishes stems from words: a visitor who types `polici` is searching for a prefix, not for a stem. */
const MARK = '=';

/**
 * The stem that the forms of a word share (`registers`, `register`), marked so that it never equals a word.
 *
 * @param form one of the forms that `foldWord` returns
 */
export function stemForm(form: string, language: Language): string {
  const { irregular, stem } = languages[language].text;
  return MARK + (irregular[form] ?? stem(form));
}
