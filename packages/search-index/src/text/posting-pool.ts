import { withRoom } from '../storage/grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';

/** Entries of one chunk. Chunks are added, never copied: growing costs no more than the new memory. */
const CHUNK_BITS = 16;
const CHUNK = 1 << CHUNK_BITS;
const OFFSET = CHUNK - 1;
/** Entries of the first slice of a term, and the most that any slice has. The last entry of a slice is its link. */
const FIRST_SLICE = 2;
const LARGEST_SLICE = 1 << 14;
const NONE = 0xffffffff;

/** Half as much again: doubled, a quarter of all entries would stand empty. */
const sizeAfter = (size: number): number => Math.min(size + (size >> 1), LARGEST_SLICE);

type Chunk = { slots: Uint32Array; frequencies: Uint16Array };

const newChunk = (): Chunk => ({ slots: new Uint32Array(CHUNK), frequencies: new Uint16Array(CHUNK) });

/**
 * The postings of all terms: for each term, the slots of the documents that have it, ascending, each with its packed
 * frequencies. A term's postings stand in slices of growing size, linked to each other, all in a few large arrays:
 * six bytes a posting, and no object for any of the hundred thousand terms that occur once.
 */
export class PostingPool {
  readonly #chunks: Chunk[] = [];
  /** Where the next slice goes. */
  #free = 0;
  /** By term: first slice, place for the next posting, end of the current slice, its size, number of postings. */
  #first = new Uint32Array(1024).fill(NONE);
  #next = new Uint32Array(1024);
  #end = new Uint32Array(1024);
  #size = new Uint16Array(1024);
  #count = new Uint32Array(1024);

  /** How many documents have ever been noted for a term, removed ones included. */
  count(term: number): number {
    return this.#count[term] ?? 0;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#chunks.length * CHUNK * 6 + this.#first.length * 18;
  }

  /** Notes that the document in a slot has a term. Slots of one term must come in ascending order. */
  append(term: number, slot: number, frequencies: number): void {
    this.#makeRoom(term);
    let place = this.#next[term] ?? 0;
    if (this.#first[term] === NONE || place === this.#end[term]) place = this.#startSlice(term);
    const chunk = this.#chunks[place >>> CHUNK_BITS] as Chunk;
    chunk.slots[place & OFFSET] = slot;
    chunk.frequencies[place & OFFSET] = frequencies;
    this.#next[term] = place + 1;
    this.#count[term] = (this.#count[term] ?? 0) + 1;
  }

  /**
   * Shows a term's postings, slice by slice: arrays, and the range of them that is the slice. Loops over it belong to
   * the caller, who knows what to do with each.
   */
  read(
    term: number,
    visit: (slots: Uint32Array, frequencies: Uint16Array, start: number, end: number) => void,
  ): void {
    let left = this.#count[term] ?? 0;
    let start = this.#first[term] ?? NONE;
    let size = FIRST_SLICE;
    while (left > 0 && start !== NONE) {
      const { slots, frequencies } = this.#chunks[start >>> CHUNK_BITS] as Chunk;
      const offset = start & OFFSET;
      const length = Math.min(left, size);
      visit(slots, frequencies, offset, offset + length);
      left -= length;
      start = slots[offset + size] ?? NONE;
      size = sizeAfter(size);
    }
  }

  /** The slices of a term's postings, for a reader who pauses between them. */
  slices(term: number): { slots: Uint32Array; frequencies: Uint16Array; start: number; end: number }[] {
    const slices: { slots: Uint32Array; frequencies: Uint16Array; start: number; end: number }[] = [];
    this.read(term, (slots, frequencies, start, end) => slices.push({ slots, frequencies, start, end }));
    return slices;
  }

  /**
   * Chunks are written to only behind what the tables know of: with tables as they are now, what a chunk gets until
   * it is asked for does not count.
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
        ({ slots, frequencies }, i): SnapshotEntries => [
          [`postings.slots.${i}`, () => slots],
          [`postings.frequencies.${i}`, () => frequencies],
        ],
      ),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    for (let i = 0; snapshot.has(`postings.slots.${i}`); i += 1) {
      const frequencies = snapshot.shorts(`postings.frequencies.${i}`);
      this.#chunks.push({ slots: snapshot.integers(`postings.slots.${i}`), frequencies });
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
      (this.#chunks[link >>> CHUNK_BITS] as Chunk).slots[link & OFFSET] = start;
    }
    this.#size[term] = size;
    this.#end[term] = start + size;
    return start;
  }

  /** A run of entries inside one chunk; what is left of the chunk before it stays unused. */
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
    const room = Math.max(term + 1, old * 2);
    const grown = new Uint32Array(room).fill(NONE);
    grown.set(this.#first);
    this.#first = grown;
    this.#next = withRoom(this.#next, room);
    this.#end = withRoom(this.#end, room);
    this.#count = withRoom(this.#count, room);
    this.#size = withRoom(this.#size, room);
  }
}
