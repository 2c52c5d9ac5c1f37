import type { SnapshotEntries, SnapshotReader } from '../snapshot/snapshot-file.ts';
import { FIELDS, type TextField } from './frequencies.ts';

const LONGEST = 0xffff;

/** How many words each field of each document has, and which documents are there. */
export class FieldLengths {
  /** By slot: 1 for a document that is in the index. */
  isLive = new Uint8Array(1024);
  readonly lengths: Record<TextField, Uint16Array> = {
    title: new Uint16Array(1024),
    terms: new Uint16Array(1024),
    excerpt: new Uint16Array(1024),
    body: new Uint16Array(1024),
  };
  readonly #sums: Record<TextField, number> = { title: 0, terms: 0, excerpt: 0, body: 0 };
  #documents = 0;

  get documents(): number {
    return this.#documents;
  }

  /** Of the documents that are there; 0 when there is none. */
  average(field: TextField): number {
    return this.#documents === 0 ? 0 : this.#sums[field] / this.#documents;
  }

  /** Notes a length before the document is added. More than 65,535 words count as that many. */
  set(slot: number, field: TextField, length: number): void {
    this.#makeRoom(slot);
    this.lengths[field][slot] = Math.min(length, LONGEST);
  }

  add(slot: number): void {
    this.isLive[slot] = 1;
    this.#documents += 1;
    for (const field of FIELDS) this.#sums[field] += this.lengths[field][slot] ?? 0;
  }

  /** Takes over the lengths of a document of another index. */
  adopt(source: FieldLengths, slot: number, place: number): void {
    for (const field of FIELDS) this.set(place, field, source.lengths[field][slot] ?? 0);
    this.add(place);
  }

  remove(slot: number): void {
    this.isLive[slot] = 0;
    this.#documents -= 1;
    for (const field of FIELDS) this.#sums[field] -= this.lengths[field][slot] ?? 0;
  }

  save(): SnapshotEntries {
    return { 'lengths.live': this.isLive, ...prefixed(this.lengths) };
  }

  restore(snapshot: SnapshotReader): void {
    const live = snapshot.bytes('lengths.live');
    for (const field of FIELDS) this.lengths[field] = snapshot.shorts(`lengths.${field}`);
    this.isLive = new Uint8Array(live.length);
    for (let slot = 0; slot < live.length; slot += 1) if (live[slot] === 1) this.add(slot);
  }

  #makeRoom(slot: number): void {
    if (slot < this.isLive.length) return;
    const room = Math.max(slot + 1, this.isLive.length * 2);
    const live = new Uint8Array(room);
    live.set(this.isLive);
    this.isLive = live;
    for (const field of FIELDS) {
      const grown = new Uint16Array(room);
      grown.set(this.lengths[field]);
      this.lengths[field] = grown;
    }
  }
}

function prefixed(lengths: Record<TextField, Uint16Array>): SnapshotEntries {
  return Object.fromEntries(FIELDS.map((field) => [`lengths.${field}`, lengths[field]]));
}
