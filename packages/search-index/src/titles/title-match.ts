/** A letter with the marks on it: what a reader sees as one character. */
const VISIBLE = /\P{M}\p{M}*|\p{M}+/gu;
const WORD_CHARACTER = /^[\p{L}\p{N}\p{M}]/u;

/**
 * Text prepared for matching without case. `starts` holds, for each folded code unit, the offset in the original
 * text of the visible character that begins there, or -1 inside one; the last entry is the text's length. It is
 * null when folding moved nothing, which is the usual case.
 */
export type FoldedTitle = { title: string; folded: string; starts: readonly number[] | null };

/** Where a typed text stands in a title: offsets into the title as it is, for a caller who emphasises that part. */
export type TitleMatch = { start: number; end: number };

/** Ranks of a match: a title that begins with the text, a word that does, text inside a word. */
export const TITLE_START = 0;
export const WORD_START = 1;
export const INSIDE = 2;

/**
 * Folds case as Unicode's full case folding does (ß, ẞ and SS are equal), with one addition for Turkish names:
 * İ, I, ı and i are equal. Accents stay: `e` does not match `é`.
 */
function foldCase(character: string): string {
  const folded = character.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
  return folded === 'i\u0307' ? 'i' : folded;
}

/** Letters that folding leaves where they are, and no marks: all of Latin-1 but ß, and µ, which becomes a Greek letter. */
const PLAIN = /^[\0-\xb4\xb6-\xde\xe0-\xff]*$/;

/** Prepares a title (or what was typed) for `rankTitle` and `findInTitle`. */
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

/** True when the character before a place is not part of a word. */
export function beginsWord({ folded }: FoldedTitle, at: number): boolean {
  const before = folded[at - 1] ?? '';
  // Nearly every title: a plain letter or space. Only what follows a mark or half a character needs a closer look.
  if (before < '\u007f') return !WORD_CHARACTER.test(before);
  const visible = folded.slice(0, at).match(/\P{M}\p{M}*$/u)?.[0] ?? '';
  return !WORD_CHARACTER.test(visible);
}

type Occurrence = { at: number; rank: number };

function bestOccurrence(title: FoldedTitle, typed: string): Occurrence | null {
  const first = nextOccurrence(title, typed, 0);
  if (first < 0 || typed === '') return null;
  if (first === 0) return { at: 0, rank: TITLE_START };
  for (let at = first; at >= 0; at = nextOccurrence(title, typed, at + 1)) {
    if (beginsWord(title, at)) return { at, rank: WORD_START };
  }
  return { at: first, rank: INSIDE };
}

/** How well a title matches what was typed: `TITLE_START`, `WORD_START`, `INSIDE`, or null for no match. */
export function rankTitle(title: FoldedTitle, typed: FoldedTitle): number | null {
  return bestOccurrence(title, typed.folded)?.rank ?? null;
}

/**
 * Finds the part of a title that a suggestion emphasises (S-5): the same occurrence that ranked it.
 *
 * @param title the title as it is shown
 * @param typed what the visitor typed
 * @returns offsets for `title.slice(start, end)`, or null when the title does not contain the text
 */
export function findInTitle(title: string, typed: string): TitleMatch | null {
  const folded = foldTitle(title);
  const text = foldTitle(typed).folded;
  const occurrence = bestOccurrence(folded, text);
  if (!occurrence) return null;
  const { at } = occurrence;
  const end = at + text.length;
  return { start: folded.starts?.[at] ?? at, end: folded.starts?.[end] ?? end };
}
