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

/** The cache holds this many words of each language, of at most so many letters; it is cleared when there are more. */
const MOST_CACHED = 4096;
const LONGEST_CACHED = 32;

/**
 * The words that were typed most recently, by language and spelling: no two searches have to be alike to have words in
 * common. Whatever is derived from a word is cached by the object, too.
 */
const cachedWords = new Map<Language, Map<string, QueryWord | null>>();
const asPrefixes = new WeakMap<QueryWord, QueryWord>();

/** A word to search for, folded and stemmed; null if folding leaves nothing of it. */
export function toQueryWord(text: string, language: Language): QueryWord | null {
  const forms = foldWord(text);
  if (forms.length === 0) return null;
  return { text, forms, stems: forms.map((form) => stemForm(form, language)), prefix: false };
}

/** The same for a word that is likely to be typed again. */
function toCachedWord(text: string, language: Language): QueryWord | null {
  const words = cachedWords.get(language) ?? new Map<string, QueryWord | null>();
  const before = words.get(text);
  if (before !== undefined) return before;
  const word = toQueryWord(text, language);
  if (text.length > LONGEST_CACHED) return word;
  if (words.size >= MOST_CACHED) words.clear();
  cachedWords.set(language, words.set(text, word));
  return word;
}

/** The word as the beginning of words: the same object each time. */
function asPrefix(word: QueryWord): QueryWord {
  const before = asPrefixes.get(word);
  if (before) return before;
  const prefix = { ...word, prefix: true };
  asPrefixes.set(word, prefix);
  return prefix;
}

export function toQueryWords(text: string, language: Language): QueryWord[] {
  return splitWords(text).flatMap((word) => toCachedWord(word, language) ?? []);
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
  const last = groups.at(-1);
  if (last) last[last.length - 1] = asPrefix(last.at(-1) as QueryWord);
  return groups;
}

/** True for a word that is in nearly every text. */
export const isStopWord = ({ forms }: QueryWord, language: Language): boolean =>
  forms.some((form) => languages[language].text.stopWords.has(form));

/** The words without stop words; all of them if there are no others. */
export function withoutStopWords(words: readonly QueryWord[], language: Language): readonly QueryWord[] {
  const others = words.filter((word) => !isStopWord(word, language));
  return others.length > 0 ? others : words;
}

/**
 * The word as it is, in no other form but the other number, if the language has no more forms than that. That of "IT"
 * would be "its".
 */
export function inBothNumbers(word: QueryWord, language: Language): QueryWord {
  const { otherNumber, stopWords } = languages[language].text;
  const others = otherNumber ? word.forms.map(otherNumber).filter((form) => !stopWords.has(form)) : [];
  return { ...word, stems: [], forms: [...word.forms, ...others] };
}

/** True if the two words share a stem, and are therefore forms of the same word. */
export const isSameWord = (a: QueryWord, b: QueryWord): boolean =>
  a.stems.some((stem) => b.stems.includes(stem));

/** How many words, from position `at` on, only ask: the length of the longest phrase of a question there, or 0. */
export function questionLength(words: readonly QueryWord[], at: number, language: Language): number {
  let longest = 0;
  for (const form of words[at]?.forms ?? []) {
    for (const phrase of questionsOf(language).get(form) ?? []) {
      const isHere = phrase.every((word, i) => words[at + i]?.forms.includes(word) ?? false);
      if (isHere && phrase.length > longest) longest = phrase.length;
    }
  }
  return longest;
}

const questions = new Map<Language, Map<string, (readonly string[])[]>>();

/** The phrases of questions, by their first word. */
function questionsOf(language: Language) {
  const before = questions.get(language);
  if (before) return before;
  const phrases = new Map<string, (readonly string[])[]>();
  for (const phrase of languages[language].text.questionPhrases) {
    const [first = ''] = phrase;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  questions.set(language, phrases);
  return phrases;
}
