import type { Language } from '@keelstone/languages/languages.ts';
import { stemForm } from '../text/stem-word.ts';
import { foldWord, splitWords } from '../text/words.ts';

/**
 * One word a document must have: a word with one of the `stems`, or, when the beginning of a word is enough (`prefix`),
 * a word that begins with one of the `forms`.
 */
export type QueryWord = {
  /** As it was typed. */
  text: string;
  forms: readonly string[];
  stems: readonly string[];
  prefix: boolean;
};

/** A word to look for, folded and stemmed; null when nothing is left of it. */
export function toQueryWord(text: string, language: Language): QueryWord | null {
  const forms = foldWord(text);
  if (forms.length === 0) return null;
  return { text, forms, stems: forms.map((form) => stemForm(form, language)), prefix: false };
}

/** The words of a text. */
export function toQueryWords(text: string, language: Language): QueryWord[] {
  return splitWords(text).flatMap((word) => toQueryWord(word, language) ?? []);
}

/**
 * Turns full-text keys into the words to look for. A key such as `third-party` is several words, all of which its
 * documents must have; a key without a letter or digit asks for nothing. The very last word is also a prefix,
 * because the visitor may still be typing it; what is still being typed is never stemmed before it is compared.
 *
 * @returns one group of words per key
 */
export function parseKeys(keys: readonly string[], language: Language): QueryWord[][] {
  const groups = keys.map((key) => toQueryWords(key, language)).filter((group) => group.length > 0);
  return groups.map((group, g) =>
    group.map((word, w) => ({ ...word, prefix: g === groups.length - 1 && w === group.length - 1 })),
  );
}

/** True when what one asks for is a form of the other. */
export const isSameWord = (a: QueryWord, b: QueryWord): boolean =>
  a.stems.some((stem) => b.stems.includes(stem));
