import { createHash } from 'node:crypto';
import type { SearchDocument } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import { DocumentTable } from './storage/document-table.ts';
import type { SnapshotEntries, SnapshotReader } from './storage/snapshot-file.ts';
import { TextIndex } from './text/text-index.ts';
import { TitleIndex } from './titles/title-index.ts';

const BYTES = 6;

/** A 48-bit fingerprint of a document: the beginning of the SHA-1 of its JSON. */
function fingerprint(document: SearchDocument): number {
  return createHash('sha1').update(JSON.stringify(document)).digest().readUIntBE(0, BYTES);
}

/** Documents copied between two pauses of a compaction: a small fraction of a millisecond. */
const ROWS_A_STEP = 32;
/** Ordinals renumbered between two pauses of a compaction. */
const ORDINALS_A_STEP = 1 << 13;

/** The documents of an index: their stored fields, their words, and the titles that are suggested. */
export class IndexCore {
  readonly table: DocumentTable;
  readonly text: TextIndex;
  readonly titles: TitleIndex;
  readonly #options: SearchIndexOptions;
  #isPrepared = false;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.table = new DocumentTable(options.isListed);
    this.text = new TextIndex(options);
    this.titles = new TitleIndex(this.table);
  }

  /** How many ordinals belong to documents that have been removed. */
  get abandoned(): number {
    return this.table.capacity - this.table.size;
  }

  /** Adds or replaces a document. Returns whether anything changed: an identical document is left as it is. */
  add(document: SearchDocument): boolean {
    const print = fingerprint(document);
    const before = this.table.ordinalOf(document.nid);
    if (before !== undefined && this.table.fingerprintIn(before) === print) return false;
    this.remove(document.nid);
    const ordinal = this.table.add(document, print);
    this.text.add(ordinal, document);
    if (this.table.isListed(ordinal)) this.titles.add(ordinal, document.title);
    return true;
  }

  /** What is to be read, step by step, for the searches to come; null if that has begun. */
  prepare(): Generator<void, void> | null {
    if (this.#isPrepared) return null;
    this.#isPrepared = true;
    return this.text.prepareLetters();
  }

  /** The state at the time of the call, which may be read while changes arrive. */
  save(): SnapshotEntries {
    const ordinals = this.table.capacity;
    return [...this.table.save(), ...this.text.save(ordinals), ...this.titles.save(ordinals)];
  }

  restore(snapshot: SnapshotReader): void {
    for (const part of [this.table, this.text, this.titles]) part.restore(snapshot);
  }

  /** Returns whether the document was in the index. */
  remove(nid: number): boolean {
    const ordinal = this.table.remove(nid);
    if (ordinal !== null) this.text.remove(ordinal);
    return ordinal !== null;
  }

  /**
   * Makes a copy without the remains of removed documents, step by step. Between two steps the caller may run
   * searches, and may change this core if it repeats the same changes on the copy afterwards.
   */
  *copy(): Generator<void, IndexCore> {
    const target = new IndexCore(this.#options);
    // Documents added during the copy are not copied: the caller adds them again.
    const isThere = this.table.isLive.slice(0, this.table.capacity);
    const order = this.table.oldestFirst().slice();
    yield;
    const newOrdinals = new Int32Array(isThere.length).fill(-1);
    const adopt = target.table.adopter(this.table);
    for (let ordinal = 0; ordinal < newOrdinals.length; ordinal += 1) {
      if (isThere[ordinal] === 1) newOrdinals[ordinal] = adopt(ordinal);
      if (ordinal % ROWS_A_STEP === 0) yield;
    }
    for (let i = 0; i < order.length; i += 1) {
      order[i] = newOrdinals[order[i] as number] as number;
      if (i % ORDINALS_A_STEP === 0) yield;
    }
    target.table.setOrder(order);
    yield* target.titles.adopt(this.titles, newOrdinals);
    yield* target.text.adopt(this.text, newOrdinals);
    return target;
  }
}
