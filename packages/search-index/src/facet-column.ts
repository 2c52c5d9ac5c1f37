import { withRoom } from './grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot/snapshot-file.ts';

/** The set of a document without a value. */
const NO_VALUES = 0;
const MOST_SHORT = 0xffff;
const UNKNOWN = -1;

/** Which values of a facet satisfy a condition, and whether a document must have one of them or none. */
export type ValueTest = { values: readonly string[]; wanted: boolean };

type Saved = { values: string[]; sets: number[][] };

/**
 * The values of one facet for all documents. Documents have few different sets of values: each set has a number, and each
 * document one number in a typed array. A filter says once for each set whether it passes, and counting counts sets,
 * one increment a document, and then spreads the counts over the values.
 *
 * The number of a removed document stays where it is, so that a copy or a snapshot can be made while changes come.
 */
export class FacetColumn {
  /** Values by name, in the order they first came. */
  readonly #values = new Map<string, number>();
  readonly #sets: (readonly number[])[] = [[]];
  /** By the numbers of its values, the number of a set. */
  readonly #setOf = new Map<string, number>([['', NO_VALUES]]);
  /** By set, how many documents have it. */
  #uses = new Uint32Array(64);
  /** By slot, its set. */
  #cells: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> = new Uint16Array(1024);

  /** By slot, the set of values: where masks and counts are looked up. */
  get cells(): Uint16Array | Uint32Array {
    return this.#cells;
  }

  /** How many different sets there are, the empty one included. */
  get setCount(): number {
    return this.#sets.length;
  }

  /** By set, how many documents have it. */
  get uses(): Uint32Array {
    return this.#uses;
  }

  /**
   * Sets the values of the document in a new slot; to be called for each, also when it has none. An empty string is no
   * value.
   */
  set(slot: number, values: readonly string[]): void {
    const numbers = [...new Set(values)].filter(Boolean).map((value) => this.#valueFor(value));
    this.#put(slot, this.#setFor(numbers.sort((a, b) => a - b)));
  }

  /** Prepares taking documents over from another column: by their slot there and here. */
  adopter(source: FacetColumn): (slot: number, place: number) => void {
    const names = [...source.#values.keys()];
    const numbers = new Int32Array(source.#sets.length).fill(UNKNOWN);
    return (slot, place) => {
      const set = source.#cells[slot] as number;
      if (numbers[set] === UNKNOWN) {
        const values = (source.#sets[set] as readonly number[]).map((value) =>
          this.#valueFor(names[value] as string),
        );
        numbers[set] = this.#setFor(values.sort((a, b) => a - b));
      }
      this.#put(place, numbers[set] as number);
    };
  }

  /** Forgets a document. */
  release(slot: number): void {
    const set = this.#cells[slot] as number;
    if (set !== NO_VALUES) this.#uses[set] = (this.#uses[set] as number) - 1;
  }

  /** By set, 1 where all tests hold. */
  mask(tests: readonly ValueTest[]): Uint8Array {
    const compiled = tests.map(({ values, wanted }) => ({
      wanted,
      numbers: new Set(values.filter(Boolean).map((value) => this.#values.get(value))),
    }));
    return Uint8Array.from(this.#sets, (set) =>
      compiled.every(({ numbers, wanted }) => set.some((value) => numbers.has(value)) === wanted) ? 1 : 0,
    );
  }

  /**
   * Counts sets over documents.
   *
   * @param counts by set; what is found is added
   */
  countSets(slots: Uint32Array, counts: Uint32Array): void {
    const cells = this.#cells;
    for (let i = 0; i < slots.length; i += 1) {
      const set = cells[slots[i] as number] as number;
      counts[set] = (counts[set] as number) + 1;
    }
  }

  /**
   * How many documents each set has, over all documents but those counted.
   *
   * @param documents how many documents there are
   */
  allBut(counts: Uint32Array, documents: number): Uint32Array {
    const others = new Uint32Array(counts.length);
    let withValue = 0;
    for (let set = 1; set < counts.length; set += 1) {
      others[set] = (this.#uses[set] as number) - (counts[set] as number);
      withValue += this.#uses[set] as number;
    }
    others[NO_VALUES] = documents - withValue - (counts[NO_VALUES] as number);
    return others;
  }

  /** The values that some document has, in the order they first came, each with how many of the counted documents. */
  spread(counts: Uint32Array): { name: string; count: number }[] {
    const [perValue, isUsed] = [new Uint32Array(this.#values.size), new Uint8Array(this.#values.size)];
    for (let set = 1; set < this.#sets.length; set += 1) {
      if (this.#uses[set] === 0) continue;
      const count = counts[set] as number;
      for (const value of this.#sets[set] as readonly number[]) {
        perValue[value] = (perValue[value] as number) + count;
        isUsed[value] = 1;
      }
    }
    const found: { name: string; count: number }[] = [];
    let value = 0;
    for (const name of this.#values.keys()) {
      if (isUsed[value] === 1) found.push({ name, count: perValue[value] as number });
      value += 1;
    }
    return found;
  }

  /** The values that some document has. */
  values(): string[] {
    return this.spread(new Uint32Array(this.#sets.length)).map(({ name }) => name);
  }

  /** @param slots how many there are */
  save(name: string, slots: number): SnapshotEntries {
    const [values, sets, cells] = [this.#values.size, this.#sets.length, this.#cells];
    return [
      [
        `facets.${name}`,
        () => ({
          json: { values: [...this.#values.keys()].slice(0, values), sets: this.#sets.slice(0, sets) },
        }),
      ],
      [`facets.${name}.${cells instanceof Uint16Array ? 'short' : 'long'}`, () => cells.subarray(0, slots)],
    ];
  }

  /** @param isLive by slot, 1 for a document that is there */
  restore(snapshot: SnapshotReader, name: string, isLive: Uint8Array): void {
    const { values, sets } = snapshot.json(`facets.${name}`) as Saved;
    for (const value of values) this.#valueFor(value);
    for (const set of sets) this.#setFor(set);
    const isShort = snapshot.has(`facets.${name}.short`);
    const cells = isShort
      ? snapshot.shorts(`facets.${name}.short`)
      : snapshot.integers(`facets.${name}.long`);
    this.#cells = withRoom(cells, Math.max(1024, Math.ceil(cells.length * 1.5)));
    for (let slot = 0; slot < cells.length; slot += 1) {
      const set = cells[slot] as number;
      if (isLive[slot] === 1 && set !== NO_VALUES) this.#uses[set] = (this.#uses[set] as number) + 1;
    }
  }

  #put(slot: number, set: number): void {
    if (set > MOST_SHORT && this.#cells instanceof Uint16Array) this.#cells = Uint32Array.from(this.#cells);
    this.#cells = withRoom(this.#cells, slot + 1);
    this.#cells[slot] = set;
    if (set !== NO_VALUES) this.#uses[set] = (this.#uses[set] as number) + 1;
  }

  #valueFor(name: string): number {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const value = this.#values.size;
    this.#values.set(name, value);
    return value;
  }

  /** @param numbers ascending */
  #setFor(numbers: readonly number[]): number {
    const key = numbers.join();
    const known = this.#setOf.get(key);
    if (known !== undefined) return known;
    const set = this.#sets.push(numbers) - 1;
    this.#setOf.set(key, set);
    this.#uses = withRoom(this.#uses, set + 1);
    return set;
  }
}
