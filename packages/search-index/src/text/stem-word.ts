import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';

export type StemLanguage = 'en' | 'de';

/** Words of this field whose forms the algorithm does not bring together. */
export const IRREGULAR: Record<StemLanguage, Readonly<Record<string, string>>> = {
  en: {},
  de: { risiko: 'risik', risikos: 'risik', datum: 'dat', firmen: 'firm' },
};

const STEMMERS: Record<StemLanguage, (word: string) => string> = { en: stemEnglish, de: stemGerman };

/** Keeps a stem apart from the words: a visitor who types `polici` asks for the beginning of a word, not for a stem. */
const MARK = '=';

/**
 * The stem that forms of one word share (`registers`, `register`), marked so that it equals no word.
 *
 * @param form one form of `foldWord`
 * @returns the stem by the Snowball algorithm of that language (English: Porter 2), https://snowballstem.org
 */
export function stemForm(form: string, language: StemLanguage): string {
  const irregular = IRREGULAR[language];
  return MARK + (Object.hasOwn(irregular, form) ? irregular[form] : STEMMERS[language](form));
}
