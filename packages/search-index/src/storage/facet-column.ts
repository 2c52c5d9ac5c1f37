import { withCapacity, withSpareCapacity } from '../storage/grow-array.ts';
import { OrdinalLists } from '../storage/ordinal-lists.ts';
import { Scratch } from '../storage/scratch.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';

/** The set of a document without values. */
const NO_VALUES = 0;
const MOST_SHORT = 0xffff;
const UNKNOWN = -1;

/**
 * A test on the values of a facet: whether a document must have at least one of `values` (`wanted`) or none of
 * them.
 */
type ValueTest = { values: readonly string[]; wanted: boolean };

/** How many documents have each value, by value number, and how many have none. */
export type FacetCounts = { perValue: Uint32Array; without: number };

/** Shared by all columns of the process: a search runs without interruption. */
const perSet = new Scratch();

type Saved = { values: string[]; sets: number[][] };

/**
 * The values of one facet for all documents. Documents share few distinct sets of values, so each set has a
 * number, and a typed array holds one set number for each document. A filter is evaluated once for each set;
 * counting increments one counter for each document and then distributes the counts of the sets over their
 * values.
 *
 * A removed document keeps its set number, so that a copy or a snapshot can be made while changes arrive.
 */
export class FacetColumn {
  /** Values by name and by number, in order of first occurrence. */
  readonly #values = new Map<string, number>();
  readonly #names: string[] = [];
  /**
   * By value number, how many documents have the value. A value that no document has any more is no longer
   * listed.
   */
  #valueUses = new Uint32Array(64);
  #documentsWithValue = 0;
  readonly #sets: (readonly number[])[] = [[]];
  /** Set numbers by the numbers of their values. */
  readonly #setOf = new Map<string, number>([['', NO_VALUES]]);
  /** By set, how many documents have it. */
  #uses = new Uint32Array(64);
  /** By set, the ordinals of the documents that have it, or had it when they were added. */
  readonly #ordinals = new OrdinalLists();
  /** All ordinals below this one are in the lists. */
  #listed = 0;
  /** By document ordinal, the number of its set. */
  #cells: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> = new Uint16Array(1024);

  /**
   * Gathers the documents whose sets are marked, or not marked, by a mask. Reads only these documents and
   * removed ones.
   *
   * @param mask by set, 1 for marked
   * @param wanted 1 for documents with a marked set, 0 for the others
   * @param isLive by ordinal, 1 for a document that is in the index
   * @param into must have room for one entry more than there are results
   */
  gather(mask: Uint8Array, wanted: 0 | 1, isLive: Uint8Array, into: Uint32Array): Uint32Array {
    let end = 0;
    for (let set = 0; set < mask.length; set += 1)
      if (mask[set] === wanted) end = this.#ordinals.copyMarked(set, isLive, into, end);
    return into.subarray(0, end);
  }

  /** By document ordinal, the number of its set: the index into masks and counts. */
  get cells(): Uint16Array | Uint32Array {
    return this.#cells;
  }

  /** How many documents have at least one value. */
  get documentsWithValue(): number {
    return this.#documentsWithValue;
  }

  /** By set, how many documents have it. */
  get uses(): Uint32Array {
    return this.#uses;
  }

  /**
   * Sets the values of a new document. Call it for every document, including those without values. Empty strings
   * are ignored.
   */
  set(ordinal: number, values: readonly string[]): void {
    const numbers = [...new Set(values)].filter(Boolean).map((value) => this.#valueFor(value));
    this.#put(ordinal, this.#setFor(numbers.sort((a, b) => a - b)));
  }

  /**
   * Returns a function that copies a document from another column, given its ordinal there (`ordinal`) and here
   * (`newOrdinal`).
   */
  adopter(source: FacetColumn): (ordinal: number, newOrdinal: number) => void {
    const names = source.#names;
    const numbers = new Int32Array(source.#sets.length).fill(UNKNOWN);
    return (ordinal, newOrdinal) => {
      const set = source.#cells[ordinal] as number;
      if (numbers[set] === UNKNOWN) {
        const values = (source.#sets[set] as readonly number[]).map((value) =>
          this.#valueFor(names[value] as string),
        );
        numbers[set] = this.#setFor(values.sort((a, b) => a - b));
      }
      this.#put(newOrdinal, numbers[set] as number);
    };
  }

  /** Removes a document from the counts. */
  release(ordinal: number): void {
    this.#record(this.#cells[ordinal] as number, -1);
  }

  /** By set, 1 if it passes all tests. */
  mask(tests: readonly ValueTest[]): Uint8Array {
    const compiled = tests.map(({ values, wanted }) => ({
      wanted,
      numbers: new Set(values.filter(Boolean).map((value) => this.#values.get(value))),
    }));
    const mask = new Uint8Array(this.#sets.length);
    for (const [i, set] of this.#sets.entries()) {
      const passes = compiled.every(
        ({ numbers, wanted }) => set.some((value) => numbers.has(value)) === wanted,
      );
      if (passes) mask[i] = 1;
    }
    return mask;
  }

  /** Counts the values of the given documents. */
  count(ordinals: Uint32Array): FacetCounts {
    const perValue = new Uint32Array(this.#names.length);
    // A small result contains few of the sets, so each document is looked up individually.
    const without =
      ordinals.length < this.#sets.length / 2
        ? this.#countEach(ordinals, perValue)
        : this.#countSets(ordinals, perValue);
    return { perValue, without };
  }

  /**
   * Counts the values of all documents except the given ones, by subtracting these from the totals.
   *
   * @param ordinals ordinals of the documents to leave out
   * @param documents how many documents there are
   */
  countAllBut(ordinals: Uint32Array, documents: number): FacetCounts {
    const { perValue, without } = this.count(ordinals);
    for (let value = 0; value < perValue.length; value += 1)
      perValue[value] = (this.#valueUses[value] as number) - (perValue[value] as number);
    return { perValue, without: documents - this.#documentsWithValue - without };
  }

  /** The values that at least one document has, in order of first occurrence, each with its count. */
  name({ perValue }: Pick<FacetCounts, 'perValue'>): { name: string; count: number }[] {
    const found: { name: string; count: number }[] = [];
    for (let value = 0; value < this.#names.length; value += 1) {
      if (this.#valueUses[value] === 0) continue;
      found.push({ name: this.#names[value] as string, count: perValue[value] as number });
    }
    return found;
  }

  /** The values that at least one document has. */
  values(): string[] {
    return this.#names.filter((_, value) => this.#valueUses[value] !== 0);
  }

  /**
   * @param name prefix of the entries in the snapshot
   * @param ordinals how many ordinals have been assigned
   */
  save(name: string, ordinals: number): SnapshotEntries {
    const [values, sets, cells] = [this.#names.length, this.#sets.length, this.#cells];
    return [
      [
        name,
        () => ({
          json: { values: this.#names.slice(0, values), sets: this.#sets.slice(0, sets) },
        }),
      ],
      [`${name}.${cells instanceof Uint16Array ? 'short' : 'long'}`, () => cells.subarray(0, ordinals)],
    ];
  }

  /** @param isLive by ordinal, 1 for a document that is in the index */
  restore(snapshot: SnapshotReader, name: string, isLive: Uint8Array): void {
    const { values, sets } = snapshot.json(name) as Saved;
    for (const value of values) this.#valueFor(value);
    for (const set of sets) this.#setFor(set);
    const isShort = snapshot.has(`${name}.short`);
    const cells = isShort ? snapshot.shorts(`${name}.short`) : snapshot.integers(`${name}.long`);
    this.#cells = withSpareCapacity(cells);
    this.#listed = cells.length;
    for (let ordinal = 0; ordinal < cells.length; ordinal += 1) {
      if (isLive[ordinal] !== 1) continue;
      this.#ordinals.append(cells[ordinal] as number, ordinal);
      this.#record(cells[ordinal] as number, 1);
    }
  }

  /** Adds the counts to `perValue`. Returns how many of the documents have no value. */
  #countEach(ordinals: Uint32Array, perValue: Uint32Array): number {
    let without = 0;
    for (let i = 0; i < ordinals.length; i += 1) {
      const set = this.#sets[this.#cells[ordinals[i] as number] as number] as readonly number[];
      if (set.length === 0) without += 1;
      for (let j = 0; j < set.length; j += 1) {
        const value = set[j] as number;
        perValue[value] = (perValue[value] as number) + 1;
      }
    }
    return without;
  }

  #countSets(ordinals: Uint32Array, perValue: Uint32Array): number {
    const cells = this.#cells;
    const counts = perSet.of(this.#sets.length).subarray(0, this.#sets.length).fill(0);
    for (let i = 0; i < ordinals.length; i += 1) {
      const set = cells[ordinals[i] as number] as number;
      counts[set] = (counts[set] as number) + 1;
    }
    for (let set = 1; set < counts.length; set += 1) {
      const count = counts[set] as number;
      if (count === 0) continue;
      for (const value of this.#sets[set] as readonly number[])
        perValue[value] = (perValue[value] as number) + count;
    }
    return counts[NO_VALUES] as number;
  }

  #put(ordinal: number, set: number): void {
    if (set > MOST_SHORT && this.#cells instanceof Uint16Array) this.#cells = Uint32Array.from(this.#cells);
    this.#cells = withCapacity(this.#cells, ordinal + 1);
    this.#cells[ordinal] = set;
    // Documents added before the first one with this facet have no values.
    for (; this.#listed < ordinal; this.#listed += 1) this.#ordinals.append(NO_VALUES, this.#listed);
    this.#ordinals.append(set, ordinal);
    this.#listed = ordinal + 1;
    this.#record(set, 1);
  }

  /** Records that one more document has a set of values, or one fewer. */
  #record(set: number, change: 1 | -1): void {
    if (set === NO_VALUES) return;
    this.#uses[set] = (this.#uses[set] as number) + change;
    this.#documentsWithValue += change;
    for (const value of this.#sets[set] as readonly number[])
      this.#valueUses[value] = (this.#valueUses[value] as number) + change;
  }

  #valueFor(name: string): number {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const value = this.#names.push(name) - 1;
    this.#values.set(name, value);
    this.#valueUses = withCapacity(this.#valueUses, value + 1);
    return value;
  }

  /** @param numbers value numbers, ascending */
  #setFor(numbers: readonly number[]): number {
    const key = numbers.join();
    const known = this.#setOf.get(key);
    if (known !== undefined) return known;
    const set = this.#sets.push(numbers) - 1;
    this.#setOf.set(key, set);
    this.#uses = withCapacity(this.#uses, set + 1);
    return set;
  }
}
