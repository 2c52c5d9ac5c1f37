import { withCapacity } from './grow-array.ts';

const FREE = 0;
/** 2 to the power of 32, divided by the golden ratio. Knuth: The Art of Computer Programming 3, section 6.4. */
const MULTIPLIER = 0x9e3779b1;
const HIGH = 2 ** 32;

function hashOf(nid: number): number {
  const mixed = Math.imul(nid ^ Math.floor(nid / HIGH), MULTIPLIER);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/**
 * The current or last document ordinal of each nid. Two typed arrays, because a `Map` of a million entries
 * blocks the process for a tenth of a second when it grows.
 */
export class NidOrdinals {
  /** By ordinal. */
  #nids = new Float64Array(1024);
  /** Open addressing: an ordinal plus one, or `FREE`. The size is a power of two. */
  #cells = new Uint32Array(2048);
  #used = 0;

  /** The nid of an ordinal, for as long as it holds a document or its remains. */
  nidIn(ordinal: number): number {
    return this.#nids[ordinal] as number;
  }

  /** By ordinal; entries beyond the last ordinal are meaningless. */
  get nids(): Float64Array<ArrayBuffer> {
    return this.#nids;
  }

  /** The ordinal that was last assigned to a nid; -1 if there is none. */
  find(nid: number): number {
    return (this.#cells[this.#cellOf(nid)] as number) - 1;
  }

  /** Assigns an ordinal to a nid. */
  set(nid: number, ordinal: number): void {
    this.#nids = withCapacity(this.#nids, ordinal + 1);
    this.#nids[ordinal] = nid;
    const cell = this.#cellOf(nid);
    if (this.#cells[cell] === FREE) this.#used += 1;
    this.#cells[cell] = ordinal + 1;
    if (this.#used * 2 > this.#cells.length) this.#rehash(this.#cells.length * 2);
  }

  /** Allocates room for this many nids in one step. */
  reserve(count: number): void {
    let size = this.#cells.length;
    while (size < count * 2) size *= 2;
    if (size > this.#cells.length) this.#rehash(size);
    this.#nids = withCapacity(this.#nids, count);
  }

  #cellOf(nid: number): number {
    const mask = this.#cells.length - 1;
    let cell = hashOf(nid) & mask;
    for (;;) {
      const held = this.#cells[cell] as number;
      if (held === FREE || this.#nids[held - 1] === nid) return cell;
      cell = (cell + 1) & mask;
    }
  }

  #rehash(size: number): void {
    const old = this.#cells;
    this.#cells = new Uint32Array(size);
    for (const held of old)
      if (held !== FREE) this.#cells[this.#cellOf(this.#nids[held - 1] as number)] = held;
  }
}
