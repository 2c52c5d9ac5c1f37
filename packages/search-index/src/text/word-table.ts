import { withCapacity, withSpareCapacity } from '../storage/grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';

const FREE = 0;
/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The code units of a text. */
export function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

/**
 * Numbers words directly from their position in a text, without creating a string for a known word. Words are
 * stored as code units in one array: two hundred thousand strings would be most of what the garbage collector
 * has to trace.
 */
export class WordTable {
  /** All words, one after the other, and by number where each ends. */
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

  /** The code units of a word. Do not retain the array: the next word may move them. */
  unitsAt(number: number): Uint16Array {
    return this.#units.subarray(this.#startOf(number), this.#ends[number]);
  }

  /** The number of the word between two offsets of a text; a new word gets the next number. */
  numberOf(text: string, start: number, end: number): number {
    this.#write(text, start, end);
    return this.#keep(end - start);
  }

  /** The number of a word; a new one gets the next number. */
  add(word: string): number {
    return this.numberOf(word, 0, word.length);
  }

  /** The number here of a word in another table; a new one gets the next number. */
  adopt(source: WordTable, number: number): number {
    const units = source.unitsAt(number);
    this.#units.set(units, this.#makeRoom(units.length));
    return this.#keep(units.length);
  }

  /** The number of a word; -1 if it is not in the table. */
  find(word: string): number {
    this.#write(word, 0, word.length);
    const free = this.#startOf(this.#size);
    return (this.#cells[this.#cellOf(word.length, this.#hashOf(free, word.length))] as number) - 1;
  }

  /** Compares by code units: negative, 0 or positive if the word comes before, equals or comes after `others`. */
  compare(number: number, others: ArrayLike<number>): number {
    const start = this.#startOf(number);
    const length = (this.#ends[number] as number) - start;
    for (let i = 0; i < length && i < others.length; i += 1) {
      const difference = (this.#units[start + i] as number) - (others[i] as number);
      if (difference !== 0) return difference;
    }
    return length - others.length;
  }

  /** The first code unit of a word. */
  firstUnit(number: number): number {
    return this.#units[this.#startOf(number)] as number;
  }

  beginsWith(number: number, prefix: ArrayLike<number>): boolean {
    const start = this.#startOf(number);
    if ((this.#ends[number] as number) - start < prefix.length) return false;
    for (let i = 0; i < prefix.length; i += 1) if (this.#units[start + i] !== prefix[i]) return false;
    return true;
  }

  /** Allocates room for the words of another table in one step. */
  reserve(source: WordTable): void {
    this.#units = withCapacity(this.#units, source.#startOf(source.size));
    this.#ends = withCapacity(this.#ends, source.size);
    this.#hashes = withCapacity(this.#hashes, source.size);
    if (source.#cells.length > this.#cells.length) this.#rehash(source.#cells.length);
  }

  save(name: string): SnapshotEntries {
    const [units, ends, size] = [this.#units, this.#ends, this.#size];
    const length = this.#startOf(size);
    return [
      [`${name}.ends`, () => ends.subarray(0, size)],
      [`${name}.units`, () => units.subarray(0, length)],
    ];
  }

  restore(snapshot: SnapshotReader, name: string): void {
    const ends = snapshot.integers(`${name}.ends`);
    this.#ends = withSpareCapacity(ends);
    this.#units = withSpareCapacity(snapshot.shorts(`${name}.units`));
    this.#hashes = new Uint32Array(this.#ends.length);
    this.#size = ends.length;
    for (let number = 0; number < this.#size; number += 1)
      this.#hashes[number] = this.#hashOf(this.#startOf(number), this.unitsAt(number).length);
    let cells = this.#cells.length;
    while (cells < this.#size * 2) cells *= 2;
    this.#rehash(cells);
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] as number);
  }

  /** Makes room for one more word, and returns where its code units go: after all stored words. */
  #makeRoom(length: number): number {
    const free = this.#startOf(this.#size);
    this.#units = withCapacity(this.#units, free + length);
    this.#ends = withCapacity(this.#ends, this.#size + 1);
    this.#hashes = withCapacity(this.#hashes, this.#size + 1);
    return free;
  }

  /** Writes a word after all stored words. */
  #write(text: string, start: number, end: number): void {
    const free = this.#makeRoom(end - start);
    for (let i = start; i < end; i += 1) this.#units[free + i - start] = text.charCodeAt(i);
  }

  /**
   * The number of the word that was just written: a new word is kept, a known one will be overwritten by the
   * next.
   */
  #keep(length: number): number {
    const free = this.#startOf(this.#size);
    const hash = this.#hashOf(free, length);
    const cell = this.#cellOf(length, hash);
    const held = this.#cells[cell] as number;
    if (held !== FREE) return held - 1;
    const number = this.#size;
    this.#ends[number] = free + length;
    this.#hashes[number] = hash;
    this.#cells[cell] = number + 1;
    this.#size += 1;
    if (this.#size * 2 > this.#cells.length) this.#rehash(this.#cells.length * 2);
    return number;
  }

  #hashOf(start: number, length: number): number {
    const units = this.#units;
    let hash = OFFSET_BASIS;
    for (let i = start; i < start + length; i += 1) hash = Math.imul(hash ^ (units[i] as number), PRIME);
    return (hash ^ (hash >>> 15)) >>> 0;
  }

  /** The cell of the word that was just written, or a free cell for it. */
  #cellOf(length: number, hash: number): number {
    const mask = this.#cells.length - 1;
    let cell = hash & mask;
    for (;;) {
      const held = this.#cells[cell] as number;
      if (held === FREE || (this.#hashes[held - 1] === hash && this.#isWritten(held - 1, length)))
        return cell;
      cell = (cell + 1) & mask;
    }
  }

  /** Whether a word equals the one that was just written. */
  #isWritten(number: number, length: number): boolean {
    const units = this.#units;
    const start = this.#startOf(number);
    if ((this.#ends[number] as number) - start !== length) return false;
    const free = this.#startOf(this.#size);
    for (let i = 0; i < length; i += 1) if (units[start + i] !== units[free + i]) return false;
    return true;
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
