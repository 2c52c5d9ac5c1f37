import { withRoom } from '../grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../snapshot/snapshot-file.ts';

const FREE = 0;
/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

function hashOf(text: string, start: number, end: number): number {
  let hash = OFFSET_BASIS;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The code units of a text. */
export function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

function hashOfUnits(units: Uint16Array): number {
  let hash = OFFSET_BASIS;
  for (let i = 0; i < units.length; i += 1) hash = Math.imul(hash ^ (units[i] as number), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Numbers for words, found from where a word stands in a text: no string is made of a word that is known already.
 * Words are kept as code units in one array: two hundred thousand strings would be most of what the collector of garbage
 * has to look at.
 */
export class WordTable {
  /** All words, one behind the other, and by number where each ends. */
  #units = new Uint16Array(16_384);
  #ends = new Uint32Array(2048);
  /** By number. */
  #hashes = new Uint32Array(2048);
  /** Open addressing: the number of a word plus one, or `FREE`. Its size is a power of two. */
  #cells = new Uint32Array(4096);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  wordAt(number: number): string {
    let word = '';
    for (let i = this.#startOf(number); i < (this.#ends[number] as number); i += 1)
      word += String.fromCharCode(this.#units[i] as number);
    return word;
  }

  /** The code units of a word. Not to be kept: the next word may move them. */
  unitsAt(number: number): Uint16Array {
    return this.#units.subarray(this.#startOf(number), this.#ends[number]);
  }

  /** The number of the word between two offsets of a text; a new word gets the next number. */
  numberOf(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const cell = this.#cellOf(text, start, end, hash);
    const held = this.#cells[cell] as number;
    if (held !== FREE) return held - 1;
    const free = this.#makeRoom(end - start);
    for (let i = start; i < end; i += 1) this.#units[free + i - start] = text.charCodeAt(i);
    return this.#insert(free + end - start, hash, cell);
  }

  /** The number of a word; a new one gets the next number. */
  add(word: string): number {
    return this.numberOf(word, 0, word.length);
  }

  /** The number here of a word that another table knows; a new one gets the next number. */
  adopt(source: WordTable, number: number): number {
    const units = source.unitsAt(number);
    const hash = source.#hashes[number] as number;
    const mask = this.#cells.length - 1;
    let cell = hash & mask;
    for (let held = this.#cells[cell] as number; held !== FREE; held = this.#cells[cell] as number) {
      if (this.#hashes[held - 1] === hash && this.compare(held - 1, units) === 0) return held - 1;
      cell = (cell + 1) & mask;
    }
    const free = this.#makeRoom(units.length);
    this.#units.set(units, free);
    return this.#insert(free + units.length, hash, cell);
  }

  /** The number of a word; -1 for one that never came. */
  find(word: string): number {
    const cell = this.#cellOf(word, 0, word.length, hashOf(word, 0, word.length));
    return (this.#cells[cell] as number) - 1;
  }

  /** Less than, equal to or more than 0 where a word stands before others by code units, is them, or stands behind. */
  compare(number: number, others: ArrayLike<number>): number {
    const start = this.#startOf(number);
    const length = (this.#ends[number] as number) - start;
    for (let i = 0; i < length && i < others.length; i += 1) {
      const difference = (this.#units[start + i] as number) - (others[i] as number);
      if (difference !== 0) return difference;
    }
    return length - others.length;
  }

  beginsWith(number: number, prefix: ArrayLike<number>): boolean {
    const start = this.#startOf(number);
    if ((this.#ends[number] as number) - start < prefix.length) return false;
    for (let i = 0; i < prefix.length; i += 1) if (this.#units[start + i] !== prefix[i]) return false;
    return true;
  }

  /** Makes room at once for the words of another table. */
  reserve(source: WordTable): void {
    this.#units = withRoom(this.#units, source.#startOf(source.size));
    this.#ends = withRoom(this.#ends, source.size);
    this.#hashes = withRoom(this.#hashes, source.size);
    if (source.#cells.length > this.#cells.length) this.#rehash(source.#cells.length);
  }

  save(name: string): SnapshotEntries {
    const [units, ends, size] = [this.#units, this.#ends, this.#size];
    const length = size === 0 ? 0 : (ends[size - 1] as number);
    return [
      [`${name}.ends`, () => ends.subarray(0, size)],
      [`${name}.units`, () => units.subarray(0, length)],
    ];
  }

  restore(snapshot: SnapshotReader, name: string): void {
    const ends = snapshot.integers(`${name}.ends`);
    const units = snapshot.shorts(`${name}.units`);
    const room = Math.max(2048, Math.ceil(ends.length * 1.5));
    this.#ends = withRoom(ends, room);
    this.#units = withRoom(units, Math.max(16_384, Math.ceil(units.length * 1.5)));
    this.#hashes = new Uint32Array(room);
    this.#size = ends.length;
    for (let number = 0; number < this.#size; number += 1)
      this.#hashes[number] = hashOfUnits(this.unitsAt(number));
    let cells = this.#cells.length;
    while (cells < this.#size * 2) cells *= 2;
    this.#rehash(cells);
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] as number);
  }

  /** Where a word stands, or the free cell for it. */
  #cellOf(text: string, start: number, end: number, hash: number): number {
    const mask = this.#cells.length - 1;
    let cell = hash & mask;
    for (;;) {
      const held = this.#cells[cell] as number;
      if (held === FREE) return cell;
      if (this.#hashes[held - 1] === hash && this.#isWord(held - 1, text, start, end)) return cell;
      cell = (cell + 1) & mask;
    }
  }

  #isWord(number: number, text: string, start: number, end: number): boolean {
    const from = this.#startOf(number);
    const length = (this.#ends[number] as number) - from;
    if (length !== end - start) return false;
    for (let i = 0; i < length; i += 1)
      if (this.#units[from + i] !== text.charCodeAt(start + i)) return false;
    return true;
  }

  /** Makes room for a word more, and returns where its code units go. */
  #makeRoom(length: number): number {
    const free = this.#startOf(this.#size);
    this.#units = withRoom(this.#units, free + length);
    this.#ends = withRoom(this.#ends, this.#size + 1);
    this.#hashes = withRoom(this.#hashes, this.#size + 1);
    return free;
  }

  #insert(end: number, hash: number, cell: number): number {
    const number = this.#size;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#cells[cell] = number + 1;
    this.#size += 1;
    if (this.#size * 2 > this.#cells.length) this.#rehash(this.#cells.length * 2);
    return number;
  }

  #rehash(size: number): void {
    const cells = new Uint32Array(size);
    const mask = size - 1;
    for (let number = 0; number < this.#size; number += 1) {
      let cell = (this.#hashes[number] as number) & mask;
      while (cells[cell] !== FREE) cell = (cell + 1) & mask;
      cells[cell] = number + 1;
    }
    this.#cells = cells;
  }
}
