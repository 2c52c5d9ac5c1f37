import { Scratch } from './scratch.ts';

/** Entries of a block. */
const BLOCK = 1 << 16;
/** Longer lists have an array of their own: when they outgrow it, it can be let go of. */
const LONGEST = 1 << 10;

/**
 * Room for thousands of lists, the short ones in blocks that they share: each array by itself would be one more for the
 * collector of garbage, and it is called for every few megabytes of them.
 */
export class ListRoom {
  readonly #scratch = new Scratch();
  #block = new Uint32Array(BLOCK);
  #used = 0;

  /** An array of at least so many entries to make a list in; good until the next call. */
  of(entries: number): Uint32Array<ArrayBuffer> {
    return this.#scratch.of(entries);
  }

  /**
   * A list that was made there, to be kept. Behind a long one is room for an eighth more: otherwise the next document
   * would move dozens of lists at once, those of all grams of its title.
   */
  keep(list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    if (list.length > LONGEST) {
      const kept = new Uint32Array(list.length + (list.length >> 3));
      kept.set(list);
      return kept;
    }
    if (this.#used + list.length > BLOCK) {
      this.#block = new Uint32Array(BLOCK);
      this.#used = 0;
    }
    const kept = this.#block.subarray(this.#used, this.#used + list.length);
    kept.set(list);
    this.#used += list.length;
    return kept;
  }
}
