/** How many different numbers there are. */
export const BEGINNINGS = 1 << 15;
/**
 * Of a word that begins with a letter outside of ASCII: its forms may begin with other letters. No other word has this
 * number, since the last five bits of no letter and no digit are 0.
 */
export const ANY_BEGINNING = 0;

/** In lower and upper case, an ASCII letter has the same last five bits. */
const BITS = 5;
const LAST_BITS = (1 << BITS) - 1;
const LENGTH = 3;
const ASCII_END = 0x80;

/**
 * The first three letters of a word as a number, the same for every form under which the word is indexed: folding
 * leaves ASCII letters as they are, but for their case. Most words of a text can be passed over by it, without looking
 * them up.
 *
 * @returns `ANY_BEGINNING` if one of the three is outside of ASCII
 */
export function beginningOf(text: string, start: number, end: number): number {
  let beginning = 0;
  for (let i = start; i < start + LENGTH; i += 1) {
    const unit = i < end ? text.charCodeAt(i) : 0;
    if (unit >= ASCII_END) return ANY_BEGINNING;
    beginning = (beginning << BITS) | (unit & LAST_BITS);
  }
  return beginning;
}
