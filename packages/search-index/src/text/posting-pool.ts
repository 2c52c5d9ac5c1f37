import { withCapacity } from '../storage/grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';

/** Log2 of the entries of a chunk. Chunks are added, never copied: growing costs no more than the new memory. */
const CHUNK_BITS = 16;
const CHUNK = 1 << CHUNK_BITS;
const OFFSET = CHUNK - 1;
/**
 * Entries of a term's first slice, and the maximum for any slice. The last entry of a slice links to the next
 * one.
 */
const FIRST_SLICE = 2;
const LARGEST_SLICE = 1 << 14;
const NONE = 0xffffffff;

/** Grows by half: with doubling, a quarter of all entries would be unused. */
const sizeAfter = (size: number): number => Math.min(size + (size >> 1), LARGEST_SLICE);

/**
 * The place of the first ordinal in an ascending range that is not less than another: in steps that double, then by
 * halving the last of them, because the next one is rarely far.
 */
function firstFrom(ordinal: number, ordinals: Uint32Array, start: number, end: number): number {
  let [low, step] = [start, 1];
  while (low + step < end && (ordinals[low + step] as number) < ordinal) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordinals[middle] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Chunk = { ordinals: Uint32Array; frequencies: Uint16Array };

const newChunk = (): Chunk => ({ ordinals: new Uint32Array(CHUNK), frequencies: new Uint16Array(CHUNK) });

/**
 * The postings of all terms: for each term, the ordinals of the documents that have it, ascending, each with its
 * packed frequencies. The postings of a term are in linked slices of growing size, all within a few large
 * arrays: six bytes per posting, and no objects for the hundred thousand terms that occur only once.
 */
export class PostingPool {
  readonly #chunks: Chunk[] = [];
  /** Where the next slice is allocated. */
  #free = 0;
  /** By term: first slice, position of the next posting, end of the current slice, its size, number of postings. */
  #first = new Uint32Array(1024).fill(NONE);
  #next = new Uint32Array(1024);
  #end = new Uint32Array(1024);
  #size = new Uint16Array(1024);
  #count = new Uint32Array(1024);

  /** The number of documents ever added for a term, including removed ones. */
  count(term: number): number {
    return this.#count[term] ?? 0;
  }

  /** Bytes of memory in use. */
  get bytes(): number {
    return this.#chunks.length * CHUNK * 6 + this.#first.length * 18;
  }

  /** Adds a document to a term. The ordinals of a term must be added in ascending order. */
  append(term: number, ordinal: number, frequencies: number): void {
    this.#makeRoom(term);
    let place = this.#next[term] ?? 0;
    if (this.#first[term] === NONE || place === this.#end[term]) place = this.#startSlice(term);
    const chunk = this.#chunks[place >>> CHUNK_BITS] as Chunk;
    chunk.ordinals[place & OFFSET] = ordinal;
    chunk.frequencies[place & OFFSET] = frequencies;
    this.#next[term] = place + 1;
    this.#count[term] = (this.#count[term] ?? 0) + 1;
  }

  /**
   * Visits a term's postings, slice by slice: passes the arrays, and the range of the slice in them. Looping over
   * the range is left to the caller.
   */
  read(
    term: number,
    visit: (ordinals: Uint32Array, frequencies: Uint16Array, start: number, end: number) => void,
  ): void {
    let left = this.#count[term] ?? 0;
    let start = this.#first[term] ?? NONE;
    let size = FIRST_SLICE;
    while (left > 0 && start !== NONE) {
      const { ordinals, frequencies } = this.#chunks[start >>> CHUNK_BITS] as Chunk;
      const offset = start & OFFSET;
      const length = Math.min(left, size);
      visit(ordinals, frequencies, offset, offset + length);
      left -= length;
      start = ordinals[offset + size] ?? NONE;
      size = sizeAfter(size);
    }
  }

  /**
   * Visits the postings that a term has of some documents, without reading those between them.
   *
   * @param wanted ordinals, ascending
   */
  find(term: number, wanted: Uint32Array, visit: (ordinal: number, frequencies: number) => void): void {
    let next = 0;
    this.read(term, (ordinals, frequencies, start, end) => {
      const last = ordinals[end - 1] as number;
      for (let from = start; next < wanted.length && (wanted[next] as number) <= last; next += 1) {
        const ordinal = wanted[next] as number;
        from = firstFrom(ordinal, ordinals, from, end);
        if (ordinals[from] === ordinal) visit(ordinal, frequencies[from] as number);
      }
    });
  }

  /** The slices of a term's postings, for a reader that pauses between them. */
  slices(term: number): { ordinals: Uint32Array; frequencies: Uint16Array; start: number; end: number }[] {
    const slices: { ordinals: Uint32Array; frequencies: Uint16Array; start: number; end: number }[] = [];
    this.read(term, (ordinals, frequencies, start, end) =>
      slices.push({ ordinals, frequencies, start, end }),
    );
    return slices;
  }

  /**
   * Chunks are only appended to. Copies of the tables are made now, so that postings added before a chunk is
   * read are ignored.
   *
   * @param terms how many there are
   */
  save(terms: number): SnapshotEntries {
    const tables = {
      first: this.#first.slice(0, terms),
      next: this.#next.slice(0, terms),
      end: this.#end.slice(0, terms),
      size: this.#size.slice(0, terms),
      count: this.#count.slice(0, terms),
    };
    const free = this.#free;
    return [
      ...Object.entries(tables).map(([name, table]): SnapshotEntries[number] => [
        `postings.${name}`,
        () => table,
      ]),
      ['postings.free', () => ({ json: free })],
      ...this.#chunks.flatMap(
        ({ ordinals, frequencies }, i): SnapshotEntries => [
          [`postings.ordinals.${i}`, () => ordinals],
          [`postings.frequencies.${i}`, () => frequencies],
        ],
      ),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    for (let i = 0; snapshot.has(`postings.ordinals.${i}`); i += 1) {
      const frequencies = snapshot.shorts(`postings.frequencies.${i}`);
      this.#chunks.push({ ordinals: snapshot.integers(`postings.ordinals.${i}`), frequencies });
    }
    const first = snapshot.integers('postings.first');
    this.#makeRoom(Math.max(1024, Math.ceil(first.length * 1.5)));
    this.#first.set(first);
    this.#next.set(snapshot.integers('postings.next'));
    this.#end.set(snapshot.integers('postings.end'));
    this.#size.set(snapshot.shorts('postings.size'));
    this.#count.set(snapshot.integers('postings.count'));
    this.#free = snapshot.json('postings.free') as number;
  }

  #startSlice(term: number): number {
    const isFirst = this.#first[term] === NONE;
    const size = isFirst ? FIRST_SLICE : sizeAfter(this.#size[term] ?? 0);
    const start = this.#allocate(size + 1);
    if (isFirst) this.#first[term] = start;
    else {
      const link = this.#end[term] ?? 0;
      (this.#chunks[link >>> CHUNK_BITS] as Chunk).ordinals[link & OFFSET] = start;
    }
    this.#size[term] = size;
    this.#end[term] = start + size;
    return start;
  }

  /** Allocates a run of entries within one chunk; the rest of the chunk before it stays unused. */
  #allocate(entries: number): number {
    if ((this.#free & OFFSET) + entries > CHUNK) this.#free = this.#chunks.length << CHUNK_BITS;
    if (this.#free >>> CHUNK_BITS >= this.#chunks.length) this.#chunks.push(newChunk());
    const start = this.#free;
    this.#free += entries;
    return start;
  }

  #makeRoom(term: number): void {
    const old = this.#first.length;
    if (term < old) return;
    const capacity = Math.max(term + 1, old * 2);
    const grown = new Uint32Array(capacity).fill(NONE);
    grown.set(this.#first);
    this.#first = grown;
    this.#next = withCapacity(this.#next, capacity);
    this.#end = withCapacity(this.#end, capacity);
    this.#count = withCapacity(this.#count, capacity);
    this.#size = withCapacity(this.#size, capacity);
  }
}
