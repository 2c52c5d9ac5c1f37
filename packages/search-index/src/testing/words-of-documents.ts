import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from '../search-index.ts';
import { FIELDS, type TextField, textIn } from '../text/frequencies.ts';
import { stemForm } from '../text/stem-word.ts';
import { foldWord, splitWords } from '../text/words.ts';

export type Form = { form: string; stem: string };

const known = new Map<Language, WeakMap<SearchDocument, Record<TextField, Form[][]>>>();
const stems = new Map<Language, Map<string, string>>();

/** The stem of a form, which random texts of few words ask for again and again. */
function stemOf(form: string, language: Language): string {
  const ofLanguage = stems.get(language) ?? new Map<string, string>();
  stems.set(language, ofLanguage);
  const stem = ofLanguage.get(form) ?? stemForm(form, language);
  ofLanguage.set(form, stem);
  return stem;
}

/** The words of a document by field, each in its forms with their stems. */
export function wordsOf(document: SearchDocument, language: Language): Record<TextField, Form[][]> {
  const ofLanguage = known.get(language) ?? new WeakMap();
  known.set(language, ofLanguage);
  const before = ofLanguage.get(document);
  if (before) return before;
  const read = (field: TextField) =>
    splitWords(textIn(document, field)).map((word) =>
      foldWord(word).map((form) => ({ form, stem: stemOf(form, language) })),
    );
  const words = Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as Record<
    TextField,
    Form[][]
  >;
  ofLanguage.set(document, words);
  return words;
}
