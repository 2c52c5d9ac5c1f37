/** A letter with its combining marks: what a reader sees as one character. */
const VISIBLE = /\P{M}\p{M}*|\p{M}+/gu;
const WORD_CHARACTER = /^[\p{L}\p{N}\p{M}]/u;

/**
 * A text prepared for case-insensitive matching. `starts` holds, for each folded code unit, the offset in the
 * original text of the visible character that begins there, or -1 inside one; the last entry is the length of
 * the text. It is null if folding moved nothing, which is the usual case.
 */
export type FoldedTitle = { title: string; folded: string; starts: readonly number[] | null };

/** Ranks of a match: at the start of the title, at the start of a word, inside a word. */
export const TITLE_START = 0;
export const WORD_START = 1;
export const INSIDE = 2;

/**
 * Folds case like Unicode's full case folding (ß, ẞ and SS are equal), with one addition for Turkish names: İ,
 * I, ı and i are equal. Accents are kept: `e` does not match `é`.
 */
function foldCase(character: string): string {
  const folded = character.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
  return folded === 'i\u0307' ? 'i' : folded;
}

/**
 * Text without marks, in which folding moves no letter: all of Latin-1 except ß, and µ, which becomes a Greek
 * letter.
 */
const PLAIN = /^[\0-\xb4\xb6-\xde\xe0-\xff]*$/;

/** Prepares a title, or the text that was typed, for `rankTitle`. */
export function foldTitle(title: string): FoldedTitle {
  if (PLAIN.test(title)) return { title, folded: title.toLowerCase(), starts: null };
  let folded = '';
  let moved = false;
  const starts: number[] = [];
  for (const { 0: character, index } of title.matchAll(VISIBLE)) {
    const part = foldCase(character);
    moved ||= part.length !== 1 || character.length !== 1;
    folded += part;
    starts.push(index, ...Array<number>(part.length - 1).fill(-1));
  }
  starts.push(title.length);
  return { title, folded, starts: moved ? starts : null };
}

/** The next occurrence of `typed` that begins and ends between visible characters, as an offset into `folded`. */
function nextOccurrence(title: FoldedTitle, typed: string, from: number): number {
  for (let at = title.folded.indexOf(typed, from); at >= 0; at = title.folded.indexOf(typed, at + 1)) {
    if (!title.starts || (title.starts[at] !== -1 && title.starts[at + typed.length] !== -1)) return at;
  }
  return -1;
}

/** True if the character before an offset is not part of a word. */
export function beginsWord({ folded }: FoldedTitle, at: number): boolean {
  const before = folded[at - 1] ?? '';
  // The fast path for nearly every title: a plain letter or space. Only marks and surrogates need a closer look.
  if (before < '\u007f') return !WORD_CHARACTER.test(before);
  const visible = folded.slice(0, at).match(/\P{M}\p{M}*$/u)?.[0] ?? '';
  return !WORD_CHARACTER.test(visible);
}

/** The rank of a title for the typed text: `TITLE_START`, `WORD_START`, `INSIDE`, or null if it does not match. */
export function rankTitle(title: FoldedTitle, { folded: typed }: FoldedTitle): number | null {
  const first = nextOccurrence(title, typed, 0);
  if (first < 0 || typed === '') return null;
  if (first === 0) return TITLE_START;
  for (let at = first; at >= 0; at = nextOccurrence(title, typed, at + 1)) {
    if (beginsWord(title, at)) return WORD_START;
  }
  return INSIDE;
}
