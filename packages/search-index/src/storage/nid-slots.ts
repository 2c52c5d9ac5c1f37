import { withRoom } from './grow-array.ts';

const FREE = 0;
/** 2 to the power of 32, divided by the golden ratio: Knuth: The Art of Computer Programming 3, section 6.4. */
const MULTIPLIER = 0x9e3779b1;
const HIGH = 2 ** 32;

function hashOf(nid: number): number {
  const mixed = Math.imul(nid ^ Math.floor(nid / HIGH), MULTIPLIER);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/**
 * The slot that each nid has, or had last. Two typed arrays: a `Map` of a million entries stops the process for a
 * tenth of a second when it grows.
 */
export class NidSlots {
  /** By slot. */
  #nids = new Float64Array(1024);
  /** Open addressing: a slot plus one, or `FREE`. Its size is a power of two. */
  #cells = new Uint32Array(2048);
  #used = 0;

  /** The nid in a slot, for as long as the slot holds a document or its remains. */
  nidIn(slot: number): number {
    return this.#nids[slot] as number;
  }

  /** By slot; entries beyond the last slot mean nothing. */
  get nids(): Float64Array<ArrayBuffer> {
    return this.#nids;
  }

  /** The slot that a nid was given last; -1 for one that never came. */
  find(nid: number): number {
    return (this.#cells[this.#cellOf(nid)] as number) - 1;
  }

  /** Gives a slot to a nid. */
  set(nid: number, slot: number): void {
    this.#nids = withRoom(this.#nids, slot + 1);
    this.#nids[slot] = nid;
    const cell = this.#cellOf(nid);
    if (this.#cells[cell] === FREE) this.#used += 1;
    this.#cells[cell] = slot + 1;
    if (this.#used * 2 > this.#cells.length) this.#rehash(this.#cells.length * 2);
  }

  /** Makes room for so many nids at once. */
  reserve(count: number): void {
    let size = this.#cells.length;
    while (size < count * 2) size *= 2;
    if (size > this.#cells.length) this.#rehash(size);
    this.#nids = withRoom(this.#nids, count);
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
