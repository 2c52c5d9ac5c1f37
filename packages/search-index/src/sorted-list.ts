import { withRoom } from './grow-array.ts';

const NONE = new Uint32Array();
/**
 * So many may stand out of order, or one of 64, and never more than some hundreds: sorted in one by one, the others
 * would be moved too often; a document stands in dozens of lists of the same length, which come to this point together.
 */
const FEW = 64;
const LATE_BITS = 6;
const MOST = 512;

/**
 * Numbers in an order, such as slots by age, the oldest first: what is new usually goes to the end. Each number is in it
 * once. What comes out of order stands behind the others until the next reader sorts it in among them.
 */
export class SortedList {
  readonly #isBehind: (a: number, b: number) => boolean;
  #numbers: Uint32Array<ArrayBuffer> = NONE;
  #length = 0;
  /** How many of them stand in order. */
  #sorted = 0;

  /** @param isBehind whether the first of two numbers stands behind the second; of two for which neither does, the one that came later */
  constructor(isBehind: (a: number, b: number) => boolean) {
    this.#isBehind = isBehind;
  }

  /** The numbers, in order. Not to be kept: the next change may write over it. */
  get numbers(): Uint32Array<ArrayBuffer> {
    this.#sort();
    return this.#numbers.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Takes numbers over that stand in order.
   *
   * @param length how many there are; what stands behind them is room for more
   */
  adopt(numbers: Uint32Array<ArrayBuffer>, length = numbers.length): void {
    this.#numbers = numbers;
    this.#length = length;
    this.#sorted = length;
  }

  /** Takes in a number. One that is inserted twice must come twice in a row. */
  insert(number: number): void {
    const last = this.#length - 1;
    if (last >= 0 && this.#numbers[last] === number) return;
    if (this.#length === this.#numbers.length) {
      // Half as much again: there are ten thousands of these lists, most of them short.
      const grown = new Uint32Array(Math.max(2, this.#length + (this.#length >> 1)));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#length] = number;
    const isInOrder =
      this.#sorted === this.#length && (last < 0 || !this.#isBehind(this.#numbers[last] as number, number));
    this.#length += 1;
    if (isInOrder) this.#sorted = this.#length;
    else if (this.#length - this.#sorted > Math.min(MOST, Math.max(FEW, this.#sorted >> LATE_BITS)))
      this.#sort();
  }

  /** Takes a number out that is in the list. */
  remove(number: number): void {
    this.#sort();
    // Its place is that behind all that are not behind it, so it stands just before.
    const place = this.#placeOf(number) - 1;
    this.#numbers.copyWithin(place, place + 1, this.#length);
    this.#length -= 1;
    this.#sorted -= 1;
  }

  /** Makes room for so many numbers at once. */
  reserve(count: number): void {
    this.#numbers = withRoom(this.#numbers, count);
  }

  /** The last numbers that a test accepts, the last one first. */
  last(limit: number, accepts: (number: number) => boolean): number[] {
    this.#sort();
    const found: number[] = [];
    for (let place = this.#length - 1; place >= 0 && found.length < limit; place -= 1) {
      const number = this.#numbers[place] as number;
      if (accepts(number)) found.push(number);
    }
    return found;
  }

  /**
   * Those out of order are sorted among themselves and merged with the others from the end, so that nothing before
   * the first of them is touched.
   */
  #sort(): void {
    if (this.#sorted === this.#length) return;
    const numbers = this.#numbers;
    const late = numbers.slice(this.#sorted, this.#length);
    if (late.length > 1) late.sort((a, b) => this.#compare(a, b));
    let end = this.#sorted;
    for (let i = late.length - 1; i >= 0; i -= 1) {
      const number = late[i] as number;
      const place = this.#placeOf(number, end);
      numbers.copyWithin(place + i + 1, place, end);
      numbers[place + i] = number;
      end = place;
    }
    this.#sorted = this.#length;
  }

  #compare(a: number, b: number): number {
    if (this.#isBehind(a, b)) return 1;
    return this.#isBehind(b, a) ? -1 : a - b;
  }

  /** How many of the first numbers, which are sorted, are not behind this one. */
  #placeOf(number: number, end = this.#sorted): number {
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBehind(this.#numbers[middle] as number, number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
