/** Cells per document at most; what a document has beyond them stands aside. */
const WIDEST = 8;
const EMPTY = 0;

/**
 * The values of one facet for all documents. Each distinct value gets an ordinal from 1, and each document a run of
 * cells in one typed array, ended by an empty one or the next document's. Counting reads this for every result and
 * every facet in order of age, which is no order in memory: small and flat, it stays in the processor's cache.
 */
export class FacetColumn {
  readonly #ordinals = new Map<string, number>();
  /** By ordinal. */
  readonly #names: string[] = [''];
  /** By ordinal, how many documents have the value: one that none has any more is no value of the facet. */
  readonly #uses: number[] = [0];
  #stride = 1;
  #cells = new Uint32Array(64);
  readonly #overflow = new Map<number, readonly number[]>();
  #documentsWithValue = 0;

  /** Sets the values of the document in a slot. An empty string is no value. */
  set(slot: number, values: readonly string[]): void {
    this.clear(slot);
    const ordinals = [...new Set(values)].filter(Boolean).map((value) => this.#ordinalFor(value));
    this.#makeRoom(slot, Math.min(ordinals.length, WIDEST));
    this.#cells.set(ordinals.slice(0, WIDEST), slot * this.#stride);
    if (ordinals.length > WIDEST) this.#overflow.set(slot, ordinals.slice(WIDEST));
    for (const ordinal of ordinals) this.#uses[ordinal] = this.#usesOf(ordinal) + 1;
    if (ordinals.length > 0) this.#documentsWithValue += 1;
  }

  clear(slot: number): void {
    const ordinals = this.#ordinalsIn(slot);
    if (ordinals.length === 0) return;
    for (const ordinal of ordinals) this.#uses[ordinal] = this.#usesOf(ordinal) - 1;
    this.#documentsWithValue -= 1;
    this.#cells.fill(EMPTY, slot * this.#stride, (slot + 1) * this.#stride);
    this.#overflow.delete(slot);
  }

  /** The values of the document in a slot. */
  valuesOf(slot: number): string[] {
    return this.#ordinalsIn(slot).map((ordinal) => this.#names[ordinal] as string);
  }

  /** Marks the ordinals of the wanted values: 1 where wanted. */
  mask(wanted: Iterable<string>): Uint8Array {
    const mask = new Uint8Array(this.#uses.length);
    for (const value of wanted) mask[this.#ordinals.get(value) ?? EMPTY] = 1;
    mask[EMPTY] = 0;
    return mask;
  }

  /** True when the document in a slot has a value that the mask marks. */
  hasAny(slot: number, mask: Uint8Array): boolean {
    const start = slot * this.#stride;
    for (let cell = start; cell < start + this.#stride; cell += 1) {
      const ordinal = this.#cells[cell] ?? EMPTY;
      if (ordinal === EMPTY) return false;
      if (mask[ordinal] === 1) return true;
    }
    return this.#overflow.get(slot)?.some((ordinal) => mask[ordinal] === 1) ?? false;
  }

  /**
   * Counts values over documents.
   *
   * @returns how many of the documents have each ordinal; at 0, how many have no value
   */
  count(slots: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#uses.length);
    const [cells, stride, overflow] = [this.#cells, this.#stride, this.#overflow];
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] as number;
      const start = slot * stride;
      // Past the last cell stands a document that never had a value of this facet.
      let ordinal = cells[start] ?? EMPTY;
      counts[ordinal] = (counts[ordinal] as number) + 1;
      for (let cell = start + 1; cell < start + stride; cell += 1) {
        ordinal = cells[cell] ?? EMPTY;
        if (ordinal === EMPTY) break;
        counts[ordinal] = (counts[ordinal] as number) + 1;
      }
      if (overflow.size === 0) continue;
      for (const more of overflow.get(slot) ?? []) counts[more] = (counts[more] as number) + 1;
    }
    return counts;
  }

  /**
   * Counts values over all documents but some: what is left out is counted, and taken off what is known of the whole.
   *
   * @param documents how many documents there are
   */
  countAllBut(slots: Uint32Array, documents: number): Uint32Array {
    const counts = this.count(slots);
    counts[EMPTY] = documents - this.#documentsWithValue - (counts[EMPTY] as number);
    for (let ordinal = 1; ordinal < counts.length; ordinal += 1)
      counts[ordinal] = this.#usesOf(ordinal) - (counts[ordinal] as number);
    return counts;
  }

  /** The values that some document has, with their ordinals, in the order they first came. */
  *values(): Generator<[value: string, ordinal: number]> {
    for (const [value, ordinal] of this.#ordinals) if (this.#usesOf(ordinal) > 0) yield [value, ordinal];
  }

  #usesOf(ordinal: number): number {
    return this.#uses[ordinal] ?? 0;
  }

  #ordinalsIn(slot: number): number[] {
    const start = slot * this.#stride;
    const cells = [...this.#cells.subarray(start, start + this.#stride)].filter(
      (ordinal) => ordinal !== EMPTY,
    );
    return cells.concat(this.#overflow.get(slot) ?? []);
  }

  #ordinalFor(value: string): number {
    const known = this.#ordinals.get(value);
    if (known !== undefined) return known;
    const ordinal = this.#uses.push(0) - 1;
    this.#ordinals.set(value, ordinal);
    this.#names[ordinal] = value;
    return ordinal;
  }

  /** Makes sure that the slot has its cells, and at least `width` of them. */
  #makeRoom(slot: number, width: number): void {
    const old = { cells: this.#cells, stride: this.#stride };
    const stride = Math.max(old.stride, width);
    const needed = (slot + 1) * stride;
    if (stride === old.stride && needed <= old.cells.length) return;
    const rows = old.cells.length / old.stride;
    this.#stride = stride;
    this.#cells = new Uint32Array(Math.max(needed * 2, rows * stride));
    if (stride === old.stride) {
      this.#cells.set(old.cells);
      return;
    }
    for (let row = 0; row < rows; row += 1) {
      for (let cell = 0; cell < old.stride; cell += 1)
        this.#cells[row * stride + cell] = old.cells[row * old.stride + cell] as number;
    }
  }
}
