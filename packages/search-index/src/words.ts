/** A run of letters, digits and the marks on them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{Mn}/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** Letters that no Unicode decomposition takes apart, as a keyboard without them types them. */
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

/** Splits text into words: runs of letters and digits, in order, as they stand. */
export function splitWords(text: string): string[] {
  return (ASCII.test(text) ? text : text.normalize('NFC')).match(WORD) ?? [];
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The forms under which a word is found: lower case without accents (`Überprüfung` → `uberprufung`), and, where
 * the word has an umlaut, spelt out (`ueberpruefung`). Two words match when they share a form.
 *
 * @param word one word of `splitWords`
 * @returns one form or two; none for a word that is nothing but combining marks
 */
export function foldWord(word: string): string[] {
  if (ASCII.test(word)) return [word.toLowerCase()];
  const plain = fold(word);
  const lower = word.toLowerCase();
  const speltOut = fold(lower.replace(/[äöü]/g, (umlaut) => SPELT_OUT[umlaut] ?? umlaut));
  return [...new Set([plain, speltOut])].filter(Boolean);
}
