/** Entries of an array that lists share; a place is the number of an array times this, plus an entry. */
const SHARED = 1 << 16;
/** Longer lists have an array of their own: when they outgrow it, it can be let go of. */
const LONGEST = 1 << 13;
const SHORTEST = 4;
const NONE = new Uint32Array();

/** Half as much again: there are ten thousands of lists, most of them short. */
const sizeAfter = (size: number): number => Math.max(SHORTEST, size + (size >> 1));

/** The number of the array of a place, up to 65,535. */
export const arrayOf = (place: number): number => place >>> 16;
export const startOf = (place: number): number => place & (SHARED - 1);

/**
 * Room for thousands of lists in a few large arrays. Each list by itself would be three objects for the collector of
 * garbage, which is called for every few megabytes of new arrays besides. What a short list has outgrown is given to
 * the next one of that size.
 */
export class ListRoom {
  /** Those that are shared, and those of one list each. */
  readonly arrays: Uint32Array<ArrayBuffer>[] = [];
  /** Numbers of arrays whose only list has another one now. */
  readonly #freeArrays: number[] = [];
  /** By size, where lists of that size stood: the number of the array and the place in it, in one number. */
  readonly #left = new Map<number, number[]>();
  /** The array that is being filled, by its first place, and how much of it is given out. */
  #shared = 0;
  #used = SHARED;

  /** Sizes are steps, each half as much again: the first one that holds so many entries, or of long lists an eighth more. */
  sizeFor(entries: number): number {
    if (entries > LONGEST) return entries + (entries >> 3);
    let size = SHORTEST;
    while (size < entries) size = sizeAfter(size);
    return size;
  }

  /**
   * Finds room for a list.
   *
   * @param size from `sizeFor`
   * @returns its place: `arrayOf` and `startOf` tell in which array, and from which entry on
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

  /** Whether a list of so many entries shares an array with others. */
  isShared(entries: number): boolean {
    return entries <= LONGEST;
  }

  /** Takes in an array that is one list's own, and returns its place. */
  keep(array: Uint32Array<ArrayBuffer>): number {
    const number = this.#freeArrays.pop() ?? this.arrays.length;
    this.arrays[number] = array;
    return number * SHARED;
  }

  /** Takes the room of a list back. */
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
