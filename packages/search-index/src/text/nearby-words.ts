import { withCapacity } from '../storage/grow-array.ts';
import { editDistance, forgivenEdits, ONLY_OFFERED } from './edit-distance.ts';
import { unitsOf, type WordTable } from './word-table.ts';

/** A word of the index whose spelling is close to that of the searched word. */
export type NearbyWord = {
  /** Folded. */
  word: string;
  /** As it is usually written, in lower case. */
  spelling: string;
  distance: number;
  documents: number;
};

const LETTERS = 26;
const FIRST_LETTER = 97;
/** Lengths are capped at this value. */
const LONGEST = 0xff;

/** A bit set of the letters in a word; letters other than a to z share the remaining bits. */
function letterMask(word: Uint16Array): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) {
    const unit = word[i] as number;
    const letter = unit - FIRST_LETTER;
    mask |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS + (unit % 6));
  }
  return mask;
}

/** Counts the bits that are set, in parallel. Warren: Hacker's Delight, section 5-1. */
function countBits(bits: number): number {
  let sums = bits - ((bits >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1');

/**
 * Ranks similar words: by fewest edits, then those that differ only in what is doubled, which is the most common slip,
 * then those with the same first letter, then by the number of documents that have the word.
 */
export function compareNearby(asked: string): (a: NearbyWord, b: NearbyWord) => number {
  const askedWithoutDoubles = withoutDoubles(asked);
  const isDoubled = ({ word }: NearbyWord) => Number(withoutDoubles(word) === askedWithoutDoubles);
  const beginsAlike = ({ word }: NearbyWord) => Number(word[0] === asked[0]);
  return (a, b) =>
    a.distance - b.distance ||
    isDoubled(b) - isDoubled(a) ||
    beginsAlike(b) - beginsAlike(a) ||
    b.documents - a.documents ||
    (a.word < b.word ? -1 : 1);
}

/** Words of one length: their terms, and the letter mask of each. */
type Bucket = { terms: Uint32Array<ArrayBuffer>; masks: Uint32Array<ArrayBuffer>; count: number };

/** Finds the words of a dictionary with a similar spelling. */
export class NearbyWords {
  readonly #words: WordTable;
  readonly #byLength: Bucket[] = [];
  #known = 0;

  /** @param words may grow, but must not change otherwise */
  constructor(words: WordTable) {
    this.#words = words;
  }

  /**
   * Terms within the tolerated edit distance of a word, except the word itself, with their distance. If two
   * words are n edits apart, each has at most n letters that the other lacks: checking lengths and letters first
   * avoids nearly all comparisons.
   */
  near(asked: string): { term: number; distance: number }[] {
    const isShort = asked.length === ONLY_OFFERED;
    const most = isShort ? 1 : forgivenEdits(asked.length);
    // Numbers are not corrected: a different year is never a typing error.
    if (most === 0 || /\d/.test(asked)) return [];
    this.indexNewWords();
    const found: { term: number; distance: number }[] = [];
    const units = unitsOf(asked);
    const mask = letterMask(units);
    const longest = Math.min(asked.length + most, LONGEST);
    for (
      let length = Math.min(isShort ? longest : asked.length - most, LONGEST);
      length <= longest;
      length += 1
    ) {
      const bucket = this.#byLength[length];
      if (bucket) this.#compare(units, mask, most, bucket, found);
    }
    return isShort ? found.filter(({ term }) => this.#words.unitsAt(term)[0] === units[0]) : found;
  }

  #compare(
    asked: Uint16Array,
    mask: number,
    most: number,
    { terms, masks, count }: Bucket,
    found: { term: number; distance: number }[],
  ): void {
    for (let i = 0; i < count; i += 1) {
      const letters = masks[i] as number;
      const different = letters ^ mask;
      if (different !== 0 && (countBits(different & mask) > most || countBits(different & letters) > most))
        continue;
      const term = terms[i] as number;
      const distance = editDistance(asked, this.#words.unitsAt(term), most);
      if (distance > 0 && distance <= most) found.push({ term, distance });
    }
  }

  /**
   * Indexes the words added since the last call. Called after each document is added, so that no search has to
   * wait for it.
   */
  indexNewWords(): void {
    for (; this.#known < this.#words.size; this.#known += 1) {
      const word = this.#words.unitsAt(this.#known);
      const bucket = this.#bucketFor(Math.min(word.length, LONGEST));
      bucket.terms = withCapacity(bucket.terms, bucket.count + 1);
      bucket.masks = withCapacity(bucket.masks, bucket.count + 1);
      bucket.terms[bucket.count] = this.#known;
      bucket.masks[bucket.count] = letterMask(word);
      bucket.count += 1;
    }
  }

  #bucketFor(length: number): Bucket {
    const known = this.#byLength[length];
    if (known) return known;
    const bucket = { terms: new Uint32Array(64), masks: new Uint32Array(64), count: 0 };
    this.#byLength[length] = bucket;
    return bucket;
  }
}
