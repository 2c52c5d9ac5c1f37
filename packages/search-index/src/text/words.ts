/** A run of letters, digits and the marks on them. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{Mn}/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** Letters without a Unicode decomposition, and how they are typed on a keyboard that lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Letters of Western languages with their accents, and dashes and quotation marks: always in form C. */
export const ALWAYS_COMPOSED = /^[\t\n\x20-\u02ff\u2010-\u2027]*$/;

/** Normalises to form C, so that a letter and its accents are a single code point wherever one exists. */
const compose = (text: string): string => (ALWAYS_COMPOSED.test(text) ? text : text.normalize('NFC'));

/** Whether a text is in form C already. */
export const isComposed = (text: string): boolean => compose(text) === text;

/** Splits text into words: runs of letters and digits, in order, unchanged. */
export function splitWords(text: string): string[] {
  return compose(text).match(WORD) ?? [];
}

const SURROGATE = /[\ud800-\udfff]/;

/**
 * By code unit: 1 if it can be part of a word. Computed once, because testing each with the regular expression
 * is ten times slower.
 */
const isWordUnit = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit)) ? 1 : 0,
);

/**
 * Finds the same words as `splitWords` without creating a string for each.
 *
 * @param visit receives the offsets of a word in the normalised text
 * @returns how many words there are
 */
export function scanWords(
  text: string,
  visit: (composed: string, start: number, end: number) => void,
): number {
  return scanComposed(compose(text), visit);
}

/** The same for a text in form C. */
export function scanComposed(
  composed: string,
  visit: (composed: string, start: number, end: number) => void,
): number {
  let count = 0;
  if (SURROGATE.test(composed)) {
    for (const { 0: word, index } of composed.matchAll(WORD)) {
      visit(composed, index, index + word.length);
      count += 1;
    }
    return count;
  }
  const { length } = composed;
  for (let start = 0; start < length; start += 1) {
    if (isWordUnit[composed.charCodeAt(start)] === 0) continue;
    let end = start + 1;
    while (end < length && isWordUnit[composed.charCodeAt(end)] === 1) end += 1;
    visit(composed, start, end);
    count += 1;
    start = end;
  }
  return count;
}

/**
 * Longer words are cut: no word has so many letters, but form KD makes 18 of one (U+FDFA), and whatever tries each place
 * of a word would be at it for seconds.
 */
const LONGEST_FORM = 100;

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The forms under which a word is indexed: in lower case without accents (`Überprüfung` → `uberprufung`) and, if
 * the word has an umlaut, spelt out (`ueberpruefung`). Two words match if they share a form.
 *
 * @param word one of the words that `splitWords` returns
 * @returns one form or two; none for a word that consists of combining marks only
 */
export function foldWord(word: string): string[] {
  if (ASCII.test(word)) return [word.slice(0, LONGEST_FORM).toLowerCase()];
  const plain = fold(word);
  const lower = word.toLowerCase();
  const speltOut = fold(lower.replace(/[äöü]/g, (umlaut) => SPELT_OUT[umlaut] ?? umlaut));
  return [...new Set([plain, speltOut].map((form) => form.slice(0, LONGEST_FORM)))].filter(Boolean);
}
