import { isComposed, scanComposed, WORD } from '../text/words.ts';
import { ANY_BEGINNING, beginningOf } from './word-beginning.ts';

type Offsets = Uint16Array | Uint32Array;

const MOST_SHORT = 0xffff;

/**
 * A text whose words have been found once, for all searches that will look for theirs in it. Six bytes a word, ten in
 * texts of more than 65,535 characters.
 */
export type ReadText = {
  text: string;
  /** Whether the text is in Unicode normalisation form C; otherwise each word is normalised when it is looked up. */
  isComposed: boolean;
  /** By word. */
  starts: Offsets;
  ends: Offsets;
  /** By word, the number of its first letters (`word-beginning.ts`). */
  beginnings: Uint16Array;
};

/** Finds the words of a text. */
export function readText(text: string): ReadText {
  const composed = isComposed(text);
  const found: number[] = [];
  if (composed) {
    scanComposed(text, (_text, start, end) => found.push(start, end, beginningOf(text, start, end)));
  } else {
    for (const { 0: word, index } of text.matchAll(WORD))
      found.push(index, index + word.length, ANY_BEGINNING);
  }
  const count = found.length / 3;
  const offsets = (): Offsets =>
    text.length <= MOST_SHORT ? new Uint16Array(count) : new Uint32Array(count);
  const read = { starts: offsets(), ends: offsets(), beginnings: new Uint16Array(count) };
  for (let i = 0; i < count; i += 1) {
    read.starts[i] = found[3 * i] as number;
    read.ends[i] = found[3 * i + 1] as number;
    read.beginnings[i] = found[3 * i + 2] as number;
  }
  return { text, isComposed: composed, ...read };
}
