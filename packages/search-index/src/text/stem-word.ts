import { type Language, languages } from '@keelstone/languages/languages.ts';

/** Keeps a stem apart from the words: a visitor who types `polici` asks for the beginning of a word, not for a stem. */
const MARK = '=';

/**
 * The stem that forms of one word share (`registers`, `register`), marked so that it equals no word.
 *
 * @param form one form of `foldWord`
 */
export function stemForm(form: string, language: Language): string {
  const { irregular, stem } = languages[language].text;
  return MARK + (irregular[form] ?? stem(form));
}
