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
/** Longer words are not told apart by their length. */
const LONGEST = 0xff;

/** Which letters a word has, a bit each; letters beyond a to z share the bits that are left. */
function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) {
    const letter = word.charCodeAt(i) - FIRST_LETTER;
    mask |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS + (word.charCodeAt(i) % 6));
  }
  return mask;
}

/** Bits that are set, counted in parallel: Warren: Hacker's Delight, section 5-1. */
function countBits(bits: number): number {
  let sums = bits - ((bits >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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
  /** By term. */
  #masks = new Uint32Array(1024);
  #lengths = new Uint8Array(1024);
  #known = 0;

  /** @param words may grow, and must not change otherwise */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /**
   * Terms whose words are within the slips that are forgiven, itself left out, with their distance. Of two
   * words that differ by n slips, each has at most n letters that the other has not: comparing lengths and letters first spares nearly all comparisons.
   */
  near(asked: string): { term: number; distance: number }[] {
    const most = forgivenEdits(asked.length);
    // Numbers are not misspelt: another year is another year.
    if (most === 0 || /\d/.test(asked)) return [];
    this.noteNewWords();
    const [masks, lengths, mask, length] = [
      this.#masks,
      this.#lengths,
      letterMask(asked),
      Math.min(asked.length, LONGEST),
    ];
    const found: { term: number; distance: number }[] = [];
    for (let term = 0; term < this.#known; term += 1) {
      const difference = (lengths[term] as number) - length;
      if (difference > most || difference < -most) continue;
      const letters = masks[term] as number;
      if (countBits(letters & ~mask) > most || countBits(mask & ~letters) > most) continue;
      const distance = editDistance(asked, this.#words[term] as string, most);
      if (distance > 0 && distance <= most) found.push({ term, distance });
    }
    return found;
  }

  /** Prepares words that came since the last call: done with each document, no visitor waits for it. */
  noteNewWords(): void {
    if (this.#words.length > this.#masks.length) {
      const room = this.#words.length * 2;
      const [masks, lengths] = [new Uint32Array(room), new Uint8Array(room)];
      masks.set(this.#masks);
      lengths.set(this.#lengths);
      [this.#masks, this.#lengths] = [masks, lengths];
    }
    for (; this.#known < this.#words.length; this.#known += 1) {
      const word = this.#words[this.#known] as string;
      this.#masks[this.#known] = letterMask(word);
      this.#lengths[this.#known] = Math.min(word.length, LONGEST);
    }
  }
}
