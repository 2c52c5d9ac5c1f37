const NO_VALUES: readonly number[] = [];

/**
 * The values of one facet for all documents. Each distinct value gets an ordinal, so that filtering and counting
 * compare small integers and never strings.
 */
export class FacetColumn {
  readonly #ordinals = new Map<string, number>();
  readonly #values: string[] = [];
  /** How many documents have the value: one that none has any more is no value of the facet. */
  readonly #uses: number[] = [];
  readonly #rows: (readonly number[])[] = [];

  /** Sets the values of the document in a slot. An empty string is no value. */
  set(slot: number, values: readonly string[]): void {
    this.clear(slot);
    const row = [...new Set(values)].filter(Boolean).map((value) => this.#ordinalFor(value));
    for (const ordinal of row) this.#uses[ordinal] = this.uses(ordinal) + 1;
    if (row.length > 0) this.#rows[slot] = row;
  }

  clear(slot: number): void {
    for (const ordinal of this.row(slot)) this.#uses[ordinal] = this.uses(ordinal) - 1;
    if (this.#rows[slot]) this.#rows[slot] = NO_VALUES;
  }

  /** The ordinals of a slot's values. */
  row(slot: number): readonly number[] {
    return this.#rows[slot] ?? NO_VALUES;
  }

  /** Marks the ordinals of the wanted values: 1 where wanted. */
  mask(wanted: Iterable<string>): Uint8Array {
    const mask = new Uint8Array(this.#values.length);
    for (const value of wanted) {
      const ordinal = this.#ordinals.get(value);
      if (ordinal !== undefined) mask[ordinal] = 1;
    }
    return mask;
  }

  /** Number of ordinals given out; some may be of values no document has any more. */
  get width(): number {
    return this.#values.length;
  }

  uses(ordinal: number): number {
    return this.#uses[ordinal] ?? 0;
  }

  /** The values that some document has, with their ordinals, in the order they first came. */
  *values(): Generator<[value: string, ordinal: number]> {
    for (const [value, ordinal] of this.#ordinals) if (this.uses(ordinal) > 0) yield [value, ordinal];
  }

  #ordinalFor(value: string): number {
    const known = this.#ordinals.get(value);
    if (known !== undefined) return known;
    this.#ordinals.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }
}
