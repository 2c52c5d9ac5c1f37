import { withCapacity } from './grow-array.ts';
import { arrayOf, ListAllocator, startOf } from './list-allocator.ts';

const NONE = new Uint32Array();
/**
 * How many entries may be out of order: this many or one in 64, but never more than a few hundred. Sorting them
 * in one by one would move the other entries too often, and a document is in dozens of lists of the same length,
 * which reach the limit together.
 */
const FEW = 64;
const LATE_BITS = 6;
const MOST = 512;

/**
 * Numbered lists of numbers in a given order, such as document ordinals by age, oldest first: new entries
 * usually go to the end. Lists are numbered from 0, and each number is in a list once. Numbers that arrive out
 * of order are appended, and sorted in when the list is next read. A list is a row in a few typed arrays, so
 * that it needs no object of its own.
 */
export class SortedLists {
  readonly #isBehind: (a: number, b: number) => boolean;
  readonly #allocator = new ListAllocator();
  /** By list: its position, its capacity, its number of entries, and how many of these are in order. */
  #places = new Uint32Array(64);
  #sizes = new Uint32Array(64);
  #lengths = new Uint32Array(64);
  #sorted = new Uint32Array(64);

  /**
   * @param isBehind whether the first of two numbers comes after the second; if neither does, the later one
   * inserted comes last
   */
  constructor(isBehind: (a: number, b: number) => boolean) {
    this.#isBehind = isBehind;
  }

  /** The numbers of a list, in order. Do not retain the array: the next change may overwrite it. */
  numbers(list: number): Uint32Array<ArrayBuffer> {
    const length = this.length(list);
    if (length === 0) return NONE;
    this.#sort(list);
    const start = startOf(this.#places[list] as number);
    return this.#arrayOf(list).subarray(start, start + length);
  }

  length(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  /** Fills a list with a copy of sorted numbers. */
  fill(list: number, numbers: Uint32Array): void {
    const size = this.#allocator.sizeFor(numbers.length);
    this.#put(list, this.#allocator.take(size), size, numbers.length);
    this.#arrayOf(list).set(numbers, startOf(this.#places[list] as number));
  }

  /** Fills a list with sorted numbers; if there are many, takes over the array instead of copying it. */
  adopt(list: number, numbers: Uint32Array<ArrayBuffer>): void {
    if (this.#allocator.isShared(numbers.length)) this.fill(list, numbers);
    else this.#put(list, this.#allocator.keep(numbers), numbers.length, numbers.length);
  }

  /** Inserts a number. Inserting it twice is allowed only twice in a row. */
  insert(list: number, number: number): void {
    const length = this.length(list);
    if (length === 0 || length === this.#sizes[list]) this.#grow(list);
    const numbers = this.#arrayOf(list);
    const start = startOf(this.#places[list] as number);
    const last = start + length - 1;
    if (length > 0 && numbers[last] === number) return;
    numbers[start + length] = number;
    this.#lengths[list] = length + 1;
    const sorted = this.#sorted[list] as number;
    if (sorted === length && (length === 0 || !this.#isBehind(numbers[last] as number, number)))
      this.#sorted[list] = length + 1;
    else if (length + 1 - sorted > Math.min(MOST, Math.max(FEW, sorted >> LATE_BITS))) this.#sort(list);
  }

  /** Removes a number that is in the list. */
  remove(list: number, number: number): void {
    this.#sort(list);
    const numbers = this.#arrayOf(list);
    const start = startOf(this.#places[list] as number);
    const end = start + this.length(list);
    // `#placeOf` returns the index after the number and its equals, so the number is just before it.
    const place = this.#placeOf(numbers, number, start, end) - 1;
    numbers.copyWithin(place, place + 1, end);
    this.#lengths[list] = end - start - 1;
    this.#sorted[list] = end - start - 1;
  }

  /** The last numbers of a list that the test accepts, last one first. */
  last(list: number, limit: number, accepts: (number: number) => boolean): number[] {
    const numbers = this.numbers(list);
    const found: number[] = [];
    for (let place = numbers.length - 1; place >= 0 && found.length < limit; place -= 1) {
      const number = numbers[place] as number;
      if (accepts(number)) found.push(number);
    }
    return found;
  }

  #arrayOf(list: number): Uint32Array<ArrayBuffer> {
    return this.#allocator.arrays[arrayOf(this.#places[list] as number)] as Uint32Array<ArrayBuffer>;
  }

  #put(list: number, place: number, size: number, length: number): void {
    this.#places = withCapacity(this.#places, list + 1);
    this.#sizes = withCapacity(this.#sizes, list + 1);
    this.#lengths = withCapacity(this.#lengths, list + 1);
    this.#sorted = withCapacity(this.#sorted, list + 1);
    this.#places[list] = place;
    this.#sizes[list] = size;
    this.#lengths[list] = length;
    this.#sorted[list] = length;
  }

  /** Moves a list that is empty or full to a position with more room. */
  #grow(list: number): void {
    const length = this.length(list);
    const size = this.#sizes[list] ?? 0;
    if (size > length) return;
    const grown = this.#allocator.sizeFor(length + Math.max(1, length >> 1));
    const place = this.#allocator.take(grown);
    if (size > 0) {
      const start = startOf(this.#places[list] as number);
      const numbers = this.#arrayOf(list).subarray(start, start + length);
      (this.#allocator.arrays[arrayOf(place)] as Uint32Array).set(numbers, startOf(place));
      this.#allocator.giveBack(this.#places[list] as number, size);
    }
    const sorted = this.#sorted[list] ?? 0;
    this.#put(list, place, grown, length);
    this.#sorted[list] = sorted;
  }

  /**
   * Sorts the entries that are out of order and merges them with the others from the end, so that nothing before
   * the first of them is touched.
   */
  #sort(list: number): void {
    const length = this.length(list);
    const sorted = this.#sorted[list] ?? 0;
    if (sorted === length) return;
    const numbers = this.#arrayOf(list);
    const start = startOf(this.#places[list] as number);
    const late = numbers.slice(start + sorted, start + length);
    if (late.length > 1) late.sort((a, b) => this.#compare(a, b));
    let end = start + sorted;
    for (let i = late.length - 1; i >= 0; i -= 1) {
      const number = late[i] as number;
      const place = this.#placeOf(numbers, number, start, end);
      numbers.copyWithin(place + i + 1, place, end);
      numbers[place + i] = number;
      end = place;
    }
    this.#sorted[list] = length;
  }

  #compare(a: number, b: number): number {
    if (this.#isBehind(a, b)) return 1;
    return this.#isBehind(b, a) ? -1 : a - b;
  }

  /** The index after all entries of a sorted run that do not come after this number. */
  #placeOf(numbers: Uint32Array, number: number, start: number, end: number): number {
    let [low, high] = [start, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBehind(numbers[middle] as number, number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
