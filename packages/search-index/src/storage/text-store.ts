import { withCapacity, withSpareCapacity } from './grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot-file.ts';

/** Log2 of the bytes of a chunk. Chunks are added, never copied. */
const CHUNK_BITS = 20;
const CHUNK = 1 << CHUNK_BITS;
const OFFSET = CHUNK - 1;
const BEYOND_LATIN_1 = /[^\0-\xff]/;

/**
 * Numbered texts, as bytes in a few large arrays: unlike strings, they are neither traced by the garbage
 * collector nor parsed when a snapshot is loaded. Numbers are assigned in ascending order. Text in Latin-1 takes
 * one byte per letter, other text two.
 */
export class TextStore {
  readonly #chunks: Buffer[] = [];
  /** By number, where a text begins; it ends where the next one begins. */
  #starts = new Uint32Array(1024);
  #isWide = new Uint8Array(1024);
  #count = 0;
  #free = 0;

  /** Stores a text and returns its number. */
  append(text: string): number {
    const number = this.#count;
    this.#starts = withCapacity(this.#starts, number + 1);
    this.#isWide = withCapacity(this.#isWide, number + 1);
    const isWide = BEYOND_LATIN_1.test(text);
    this.#starts[number] = this.#free;
    this.#isWide[number] = isWide ? 1 : 0;
    this.#write(Buffer.from(text, isWide ? 'utf16le' : 'latin1'));
    this.#count += 1;
    return number;
  }

  read(number: number): string {
    const start = this.#starts[number] as number;
    const end = number + 1 < this.#count ? (this.#starts[number + 1] as number) : this.#free;
    const encoding = this.#isWide[number] === 1 ? 'utf16le' : 'latin1';
    const chunk = this.#chunks[start >>> CHUNK_BITS];
    const from = start & OFFSET;
    if (chunk && from + end - start <= CHUNK) return chunk.toString(encoding, from, from + end - start);
    return Buffer.concat(this.#partsOf(start, end)).toString(encoding);
  }

  save(): SnapshotEntries {
    const [free, starts, isWide] = [this.#free, this.#starts, this.#isWide];
    const [length, chunks] = [this.#count, this.#chunks];
    return [
      ['texts.starts', () => starts.subarray(0, length)],
      ['texts.wide', () => isWide.subarray(0, length)],
      ['texts.free', () => ({ json: free })],
      ...Array.from({ length: Math.ceil(free / CHUNK) }, (_, i): SnapshotEntries[number] => [
        `texts.bytes.${i}`,
        () => (chunks[i] as Buffer).subarray(0, Math.min(CHUNK, free - i * CHUNK)),
      ]),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    const starts = snapshot.integers('texts.starts');
    this.#count = starts.length;
    this.#starts = withSpareCapacity(starts);
    this.#isWide = withCapacity(snapshot.bytes('texts.wide'), this.#starts.length);
    this.#free = snapshot.json('texts.free') as number;
    for (let i = 0; snapshot.has(`texts.bytes.${i}`); i += 1) {
      const bytes = snapshot.bytes(`texts.bytes.${i}`);
      // The last chunk must have room to be appended to.
      const chunk = bytes.length === CHUNK ? bytes : withCapacity(bytes, CHUNK).subarray(0, CHUNK);
      this.#chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, CHUNK));
    }
  }

  #write(bytes: Buffer): void {
    for (let done = 0; done < bytes.length; ) {
      if (this.#free >>> CHUNK_BITS === this.#chunks.length) this.#chunks.push(Buffer.alloc(CHUNK));
      const chunk = this.#chunks[this.#free >>> CHUNK_BITS] as Buffer;
      const written = bytes.copy(chunk, this.#free & OFFSET, done);
      done += written;
      this.#free += written;
    }
  }

  #partsOf(start: number, end: number): Buffer[] {
    const parts: Buffer[] = [];
    for (let at = start; at < end; ) {
      const to = Math.min(end, ((at >>> CHUNK_BITS) + 1) * CHUNK);
      const from = at & OFFSET;
      parts.push((this.#chunks[at >>> CHUNK_BITS] as Buffer).subarray(from, from + to - at));
      at = to;
    }
    return parts;
  }
}
