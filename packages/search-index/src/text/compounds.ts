import { type Language, languages } from '@keelstone/languages/languages.ts';
import { isStopWord, type QueryWord, toQueryWord } from './query-words.ts';

/** What the documents of an index contain. */
export type Vocabulary = {
  /** True if some document has the word, in any form. */
  knows(word: QueryWord): boolean;
  /** True if some document has exactly this form. */
  hasForm(form: string): boolean;
};

/** Longer words are not split, since each place is tried: the longest that a German law was called has 63 letters. */
const LONGEST_COMPOUND = 64;
/** Shorter parts are endings and prepositions more often than words. */
const SHORTEST_PART = 3;
/** S-3 makes "247" of "24/7", and "9997" of "99.97"; a year is none of these. */
const JOINED_NUMBERS = /^(?!(?:19|20)\d\d$)\d{2,6}$/;
/** A number next to letters: "covid19", "30day". */
const NUMBER_BORDER = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** "1900" as texts have it: 1,900 or 1.900 or 1 900. Longer ones are telephone numbers. */
const LARGE_NUMBER = /^\d{4,9}$/;
const THOUSANDS = /(?<=\d)(?=(?:\d{3})+$)/;

/**
 * The parts of a word that is written as one, if every part is a word of the documents: "Wasserschaden" is "Wasser"
 * and "Schaden", "covid19" is "covid" and "19", "1900" is "1" and "900", "247" is "24"
 * and "7". Of several splits the one whose shortest part is longest.
 *
 * @returns null if there is none
 */
export function splitCompound(
  { text, forms }: QueryWord,
  language: Language,
  vocabulary: Vocabulary,
): readonly QueryWord[] | null {
  const border = LARGE_NUMBER.test(text) ? THOUSANDS : NUMBER_BORDER;
  const numbered = toKnownWords(text.split(border), language, vocabulary);
  if (numbered && numbered.length > 1) return numbered;
  for (const form of forms) {
    if (form.length > LONGEST_COMPOUND) continue;
    const parts = splitForm(form, language, vocabulary);
    if (parts) return parts;
  }
  return null;
}

/**
 * Tries the middle first. Where something may stand between the parts, as the s of "Arbeitsunfall", stemming removes
 * it. Elsewhere the first part has to be a word as it stands: a stem may be none ("reli" of "relies", in "reliable").
 */
function splitForm(form: string, language: Language, vocabulary: Vocabulary): readonly QueryWord[] | null {
  const { compoundLinks } = languages[language].text;
  const hasLinks = compoundLinks.length > 0;
  const shortestPart = JOINED_NUMBERS.test(form) ? 1 : SHORTEST_PART;
  for (let shortest = form.length >> 1; shortest >= shortestPart; shortest -= 1) {
    for (const at of new Set([form.length - shortest, shortest])) {
      const head = form.slice(0, at);
      if (!hasLinks && !vocabulary.hasForm(head)) continue;
      const parts = toKnownWords([head, form.slice(at)], language, vocabulary);
      if (parts) return parts;
    }
  }
  return null;
}

function toKnownWords(
  texts: readonly string[],
  language: Language,
  vocabulary: Vocabulary,
): readonly QueryWord[] | null {
  const words: QueryWord[] = [];
  for (const text of texts) {
    const word = toQueryWord(text, language);
    if (!word || isStopWord(word, language) || !vocabulary.knows(word)) return null;
    words.push(word);
  }
  return words;
}

/** A corrected word is one form only, and its spelling that of whichever document came first. */
const spellingOf = ({ text, forms }: QueryWord): string => (forms.length === 1 ? String(forms[0]) : text);

/**
 * The words of the documents that two words make when they are written as one, in either order: "Schaden durch
 * Wasser" is a "Wasserschaden".
 */
export function joinWords(
  a: QueryWord,
  b: QueryWord,
  language: Language,
  vocabulary: Vocabulary,
): readonly QueryWord[] {
  const links = new Set(['', ...languages[language].text.compoundLinks]);
  const orders = [
    [a, b],
    [b, a],
  ] as const;
  const texts = orders.flatMap(([first, second]) =>
    Array.from(links, (link) => `${spellingOf(first)}${link}${spellingOf(second)}`),
  );
  return texts.flatMap((text) => toKnownWords([text.toLowerCase()], language, vocabulary) ?? []);
}
