import { withCapacity } from '../storage/grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';
import type { Ranking } from './bm25f.ts';
import { FIELDS, type TextField } from './frequencies.ts';

const LONGEST = 0xffff;

/** The number of words in each field of each document, and which documents are in the index. */
export class FieldLengths {
  /** By ordinal: 1 for a document that is in the index. */
  isLive = new Uint8Array(1024);
  readonly lengths: Record<TextField, Uint16Array<ArrayBuffer>> = {
    title: new Uint16Array(1024),
    alsoFoundBy: new Uint16Array(1024),
    terms: new Uint16Array(1024),
    excerpt: new Uint16Array(1024),
    body: new Uint16Array(1024),
  };
  readonly #sums: Record<TextField, number> = { title: 0, alsoFoundBy: 0, terms: 0, excerpt: 0, body: 0 };
  #documents = 0;
  #ordinals = 0;
  readonly #longest: Record<TextField, number> = { title: 0, alsoFoundBy: 0, terms: 0, excerpt: 0, body: 0 };
  #changes = 0;

  /** One more than the highest ordinal. */
  get ordinals(): number {
    return this.#ordinals;
  }

  get documents(): number {
    return this.#documents;
  }

  /** Incremented with each change: values computed from lengths are valid until then. */
  get changes(): number {
    return this.#changes;
  }

  /** The highest number of words that this field has or had in any document. */
  longest(field: TextField): number {
    return this.#longest[field];
  }

  /** The average over the documents in the index; 0 if there are none. */
  average(field: TextField): number {
    return this.#documents === 0 ? 0 : this.#sums[field] / this.#documents;
  }

  /** The averages of all fields. */
  get averages(): Record<TextField, number> {
    return Object.fromEntries(FIELDS.map((field) => [field, this.average(field)])) as Record<
      TextField,
      number
    >;
  }

  /** Records a length before the document is added. Lengths are capped at 65,535 words. */
  set(ordinal: number, field: TextField, length: number): void {
    this.#makeRoom(ordinal);
    this.lengths[field][ordinal] = Math.min(length, LONGEST);
  }

  add(ordinal: number): void {
    this.isLive[ordinal] = 1;
    this.#ordinals = ordinal + 1;
    this.#documents += 1;
    this.#changes += 1;
    for (const field of FIELDS) {
      const length = this.lengths[field][ordinal] as number;
      this.#sums[field] += length;
      if (length > this.#longest[field]) this.#longest[field] = length;
    }
  }

  /** Copies the lengths of a document from another index, given its ordinal there (`ordinal`) and here (`newOrdinal`). */
  adopt(source: FieldLengths, ordinal: number, newOrdinal: number): void {
    for (const field of FIELDS) this.set(newOrdinal, field, source.lengths[field][ordinal] ?? 0);
    this.add(newOrdinal);
  }

  remove(ordinal: number): void {
    this.isLive[ordinal] = 0;
    this.#documents -= 1;
    this.#changes += 1;
    for (const field of FIELDS) this.#sums[field] -= this.lengths[field][ordinal] ?? 0;
  }

  /** @param ordinals how many ordinals have been assigned */
  save(ordinals: number): SnapshotEntries {
    return FIELDS.map((field) => {
      const lengths = this.lengths[field];
      return [`lengths.${field}`, () => lengths.subarray(0, ordinals)];
    });
  }

  restore(snapshot: SnapshotReader): void {
    const live = snapshot.bytes('table.live');
    const capacity = Math.max(1024, Math.ceil(live.length * 1.5));
    for (const field of FIELDS)
      this.lengths[field] = withCapacity(snapshot.shorts(`lengths.${field}`), capacity);
    this.isLive = new Uint8Array(capacity);
    for (let ordinal = 0; ordinal < live.length; ordinal += 1) if (live[ordinal] === 1) this.add(ordinal);
    this.#ordinals = live.length;
  }

  #makeRoom(ordinal: number): void {
    this.isLive = withCapacity(this.isLive, ordinal + 1);
    for (const field of FIELDS) this.lengths[field] = withCapacity(this.lengths[field], ordinal + 1);
  }
}

/**
 * The weight of one occurrence in a field, by field length: computed once for each length instead of once for
 * each word.
 */
export class LengthFactors {
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  #computedAt = -1;
  readonly #factors: Record<TextField, Float64Array> = {
    title: new Float64Array(0),
    alsoFoundBy: new Float64Array(0),
    terms: new Float64Array(0),
    excerpt: new Float64Array(0),
    body: new Float64Array(0),
  };

  constructor(lengths: FieldLengths, ranking: Ranking) {
    this.#lengths = lengths;
    this.#ranking = ranking;
  }

  /** By field and length, for the current average lengths. */
  get factors(): Readonly<Record<TextField, Float64Array>> {
    if (this.#computedAt !== this.#lengths.changes) {
      for (const field of Object.keys(this.#factors) as TextField[]) this.#factors[field] = this.#make(field);
      this.#computedAt = this.#lengths.changes;
    }
    return this.#factors;
  }

  #make(field: TextField): Float64Array {
    const average = this.#lengths.average(field);
    const weight = this.#ranking.weights[field];
    const penalty = average === 0 ? 0 : this.#ranking.lengthPenalties[field];
    const slope = average === 0 ? 0 : penalty / average;
    const factors = new Float64Array(this.#lengths.longest(field) + 1);
    for (let length = 0; length < factors.length; length += 1)
      factors[length] = weight / (1 - penalty + slope * length);
    return factors;
  }
}
