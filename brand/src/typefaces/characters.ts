const LETTERS_OF_ASCII = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(0x20 + place));
const GERMAN = 'äöüÄÖÜß';
/** Used in names and loanwords of both languages. */
const BORROWED = 'éèáçñø';
/** Non-breaking and thin spaces, the soft hyphen, dashes, quotation marks, and the signs of legal notices. */
const SIGNS = '\u00a0\u00ad\u2009\u202f–—‘’‚“”„…·•×−→§©®€£';

/** The characters of English and German pages: they are in the font file that every page loads. */
export const FIRST_CHARACTERS: ReadonlySet<string> = new Set([
  ...LETTERS_OF_ASCII,
  ...GERMAN,
  ...BORROWED,
  ...SIGNS,
]);

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Characters in the notation of the `unicode-range` descriptor: `U+0020-007E, U+00E9`. */
export function toUnicodeRange(characters: Iterable<string>): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
