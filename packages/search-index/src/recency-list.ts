const NONE = new Uint32Array();

/** Slots in the order of age, the oldest first, so that a new document goes to the end. Each slot is in it once. */
export class RecencyList {
  readonly #isNewer: (a: number, b: number) => boolean;
  #slots: Uint32Array = NONE;
  #length = 0;
  /** How many of them stand in order. A bulk load sorts once, when the first reader comes. */
  #sorted = 0;

  constructor(isNewer: (a: number, b: number) => boolean) {
    this.#isNewer = isNewer;
  }

  /** The slots, in order. Not to be kept: the next insertion may write over it. */
  get slots(): Uint32Array {
    this.#sort();
    return this.#slots.subarray(0, this.#length);
  }

  /** Takes slots over that stand in order. */
  adopt(slots: Uint32Array): void {
    this.#slots = slots;
    this.#length = slots.length;
    this.#sorted = slots.length;
  }

  get length(): number {
    return this.#length;
  }

  /** Takes in a slot. One that is inserted twice must come twice in a row. */
  insert(slot: number): void {
    const last = this.#length - 1;
    if (last >= 0 && this.#slots[last] === slot) return;
    if (this.#length === this.#slots.length) {
      const grown = new Uint32Array(Math.max(2, this.#length + (this.#length >> 1)));
      grown.set(this.#slots);
      this.#slots = grown;
    }
    this.#slots[this.#length] = slot;
    const isInOrder =
      this.#sorted === this.#length && (last < 0 || !this.#isNewer(this.#slots[last] as number, slot));
    this.#length += 1;
    if (isInOrder) this.#sorted = this.#length;
  }

  /** The newest slots that a test accepts, newest first. */
  newest(limit: number, accepts: (slot: number) => boolean): number[] {
    this.#sort();
    const found: number[] = [];
    for (let place = this.#length - 1; place >= 0 && found.length < limit; place -= 1) {
      const slot = this.#slots[place] as number;
      if (accepts(slot)) found.push(slot);
    }
    return found;
  }

  /** One that is out of order is put in its place; several are sorted together with the others. */
  #sort(): void {
    const late = this.#length - this.#sorted;
    const slots = this.#slots.subarray(0, this.#length);
    if (late === 1) {
      const slot = slots[this.#sorted] as number;
      const place = this.#placeOf(slot);
      slots.copyWithin(place + 1, place, this.#sorted);
      slots[place] = slot;
    } else if (late > 1) slots.sort((a, b) => Number(this.#isNewer(a, b)) - Number(this.#isNewer(b, a)));
    this.#sorted = this.#length;
  }

  /** How many of the sorted slots are not newer than this one. */
  #placeOf(slot: number): number {
    let [low, high] = [0, this.#sorted];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isNewer(this.#slots[middle] as number, slot)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
