import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from '../search-index.ts';
import { FIELDS, type TextField, textIn } from '../text/frequencies.ts';
import { stemForm } from '../text/stem-word.ts';
import { foldWord, splitWords } from '../text/words.ts';

export type Form = { form: string; stem: string };

const known = new Map<Language, WeakMap<SearchDocument, Record<TextField, Form[][]>>>();

/**
 * The words of a document by field, each in its forms with their stems: the only thing that the oracle keeps from one
 * query to the next.
 */
export function wordsOf(document: SearchDocument, language: Language): Record<TextField, Form[][]> {
  const ofLanguage = known.get(language) ?? new WeakMap();
  known.set(language, ofLanguage);
  const before = ofLanguage.get(document);
  if (before) return before;
  const read = (field: TextField) =>
    splitWords(textIn(document, field)).map((word) =>
      foldWord(word).map((form) => ({ form, stem: stemForm(form, language) })),
    );
  const words = Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as Record<
    TextField,
    Form[][]
  >;
  ofLanguage.set(document, words);
  return words;
}
