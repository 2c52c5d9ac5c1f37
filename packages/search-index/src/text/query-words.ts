import { type Language, languages } from '@keelstone/languages/languages.ts';
import { stemForm } from '../text/stem-word.ts';
import { foldWord, splitWords } from '../text/words.ts';

/**
 * One word that a document must have: a word with one of the `stems` or, if the beginning of a word is enough
 * (`prefix`), a word that begins with one of the `forms`.
 */
export type QueryWord = {
  /** As it was typed. */
  text: string;
  forms: readonly string[];
  /** Without any, only the very `forms` match. */
  stems: readonly string[];
  prefix: boolean;
};

/** A word to search for, folded and stemmed; null if folding leaves nothing of it. */
export function toQueryWord(text: string, language: Language): QueryWord | null {
  const forms = foldWord(text);
  if (forms.length === 0) return null;
  return { text, forms, stems: forms.map((form) => stemForm(form, language)), prefix: false };
}

export function toQueryWords(text: string, language: Language): QueryWord[] {
  return splitWords(text).flatMap((word) => toQueryWord(word, language) ?? []);
}

/**
 * Turns full-text keys into the words to search for. A key such as `third-party` consists of several words, and
 * a document must have all of them; a key without a letter or digit is ignored. The very last word also matches
 * as a prefix, because the visitor may still be typing it; a prefix is never stemmed before it is compared.
 *
 * @returns one group of words for each key
 */
export function parseKeys(keys: readonly string[], language: Language): QueryWord[][] {
  const groups = keys.map((key) => toQueryWords(key, language)).filter((group) => group.length > 0);
  return groups.map((group, g) =>
    group.map((word, w) => ({ ...word, prefix: g === groups.length - 1 && w === group.length - 1 })),
  );
}

/** True for a word that is in nearly every text. */
export const isStopWord = ({ forms }: QueryWord, language: Language): boolean =>
  forms.some((form) => languages[language].text.stopWords.has(form));

/** The words without stop words; all of them if there are no others. */
export function withoutStopWords(words: readonly QueryWord[], language: Language): readonly QueryWord[] {
  const others = words.filter((word) => !isStopWord(word, language));
  return others.length > 0 ? others : words;
}

/** True if the two words share a stem, and are therefore forms of the same word. */
export const isSameWord = (a: QueryWord, b: QueryWord): boolean =>
  a.stems.some((stem) => b.stems.includes(stem));

/** How many words, from position `at` on, only ask: the length of the longest phrase of a question there, or 0. */
export function questionLength(words: readonly QueryWord[], at: number, language: Language): number {
  let longest = 0;
  for (const phrase of languages[language].text.questionPhrases) {
    const isHere = phrase.every((word, i) => words[at + i]?.forms.includes(word) ?? false);
    if (isHere && phrase.length > longest) longest = phrase.length;
  }
  return longest;
}
