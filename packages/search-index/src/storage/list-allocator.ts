/**
 * Entries of an array that several lists share. A position is the number of an array times this, plus an index
 * into it.
 */
const SHARED = 1 << 16;
/** Longer lists have an array of their own, which can be released when they outgrow it. */
const LONGEST = 1 << 13;
const SHORTEST = 4;
const NONE = new Uint32Array();

/** Grows by half, not by doubling: there are tens of thousands of lists, most of them short. */
const sizeAfter = (size: number): number => Math.max(SHORTEST, size + (size >> 1));

/** The number of the array that a position is in, up to 65,535. */
export const arrayOf = (place: number): number => place >>> 16;
export const startOf = (place: number): number => place & (SHARED - 1);

/**
 * Allocates thousands of lists in a few large arrays. Separate arrays would be three objects for each list, and
 * the garbage collector also runs once for every few megabytes of new arrays. The space that a short list has
 * outgrown is reused for the next list of that size.
 */
export class ListAllocator {
  /** Shared arrays, and arrays that hold one long list each. */
  readonly arrays: Uint32Array<ArrayBuffer>[] = [];
  /** Numbers of arrays whose only list has moved to another one. */
  readonly #freeArrays: number[] = [];
  /**
   * By size, positions that lists of that size have left: the number of the array and the index into it, in one
   * number.
   */
  readonly #left = new Map<number, number[]>();
  /** The position where the array that is being filled begins; `#used` says how much of it is taken. */
  #shared = 0;
  #used = SHARED;

  /**
   * Rounds a number of entries up to an allocation size: steps that grow by half, or for long lists an eighth
   * more than is needed.
   */
  sizeFor(entries: number): number {
    if (entries > LONGEST) return entries + (entries >> 3);
    let size = SHORTEST;
    while (size < entries) size = sizeAfter(size);
    return size;
  }

  /**
   * Allocates space for a list.
   *
   * @param size from `sizeFor`
   * @returns its position: `arrayOf` says in which array it is, `startOf` at which index it begins
   */
  take(size: number): number {
    if (size > LONGEST) return this.keep(new Uint32Array(size));
    const left = this.#left.get(size)?.pop();
    if (left !== undefined) return left;
    if (this.#used + size > SHARED) {
      this.#shared = this.keep(new Uint32Array(SHARED));
      this.#used = 0;
    }
    const place = this.#shared + this.#used;
    this.#used += size;
    return place;
  }

  /** Whether a list of this many entries shares an array with others. */
  isShared(entries: number): boolean {
    return entries <= LONGEST;
  }

  /** Takes over an array that belongs to one list, and returns its position. */
  keep(array: Uint32Array<ArrayBuffer>): number {
    const number = this.#freeArrays.pop() ?? this.arrays.length;
    this.arrays[number] = array;
    return number * SHARED;
  }

  /** Frees the space of a list. */
  giveBack(place: number, size: number): void {
    if (size > LONGEST) {
      this.arrays[arrayOf(place)] = NONE;
      this.#freeArrays.push(arrayOf(place));
      return;
    }
    const left = this.#left.get(size);
    if (left) left.push(place);
    else this.#left.set(size, [place]);
  }
}
