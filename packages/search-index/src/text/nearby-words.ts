import { editDistance, forgivenEdits } from '../edit-distance.ts';

/** A word that is spelt nearly like what was asked for. */
export type NearbyWord = {
  /** Folded. */
  word: string;
  /** As people write it, in lower case. */
  spelling: string;
  distance: number;
  documents: number;
};

const LETTERS = 26;
const FIRST_LETTER = 97;

/** Which letters a word has, a bit each; letters beyond a to z share the bits that are left. */
function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charCodeAt(i) - FIRST_LETTER;
    mask |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS + (word.charCodeAt(i) % 6));
  }
  return mask;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Whether a word stands before another among those near to what was asked for: the fewer slips the better, then those
 * that begin like it, then those that more documents have.
 */
export function compareNearby(asked: string): (a: NearbyWord, b: NearbyWord) => number {
  const beginsAlike = ({ word }: NearbyWord) => Number(word[0] === asked[0]);
  return (a, b) =>
    a.distance - b.distance ||
    beginsAlike(b) - beginsAlike(a) ||
    b.documents - a.documents ||
    (a.word < b.word ? -1 : 1);
}

/** The words of a dictionary, for finding those that are spelt nearly alike. */
export class NearbyWords {
  readonly #words: readonly string[];
  readonly #masks: number[] = [];

  /** @param words may grow, and must not change otherwise */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /**
   * Terms whose words are within the slips that are forgiven, itself left out, with their distance. Two words that differ
   * by n slips differ by at most 2 n letters: comparing letters first spares nearly all comparisons.
   */
  near(asked: string): { term: number; distance: number }[] {
    const most = forgivenEdits(asked.length);
    // Numbers are not misspelt: another year is another year.
    if (most === 0 || /\d/.test(asked)) return [];
    for (let term = this.#masks.length; term < this.#words.length; term += 1)
      this.#masks.push(letterMask(this.#words[term] as string));
    const mask = letterMask(asked);
    const found: { term: number; distance: number }[] = [];
    for (let term = 0; term < this.#masks.length; term += 1) {
      if (countBits((this.#masks[term] as number) ^ mask) > 2 * most) continue;
      const word = this.#words[term] as string;
      const distance = editDistance(asked, word, most);
      if (distance > 0 && distance <= most) found.push({ term, distance });
    }
    return found;
  }
}
