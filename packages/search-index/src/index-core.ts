import { DocumentTable } from './document-table.ts';
import { fingerprint } from './fingerprint.ts';
import type { SearchDocument } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot/snapshot-file.ts';
import { TextIndex } from './text/text-index.ts';
import { TitleIndex } from './title-index.ts';

/** Documents copied between two pauses of a compaction: about a millisecond. */
const ROWS_A_STEP = 8;

/** The documents of an index: what is kept of each, their words, and the titles that are suggested. */
export class IndexCore {
  readonly table: DocumentTable;
  readonly text: TextIndex;
  readonly titles: TitleIndex;
  readonly #options: SearchIndexOptions;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.table = new DocumentTable(options.isListed);
    this.text = new TextIndex(options);
    this.titles = new TitleIndex(this.table);
  }

  /** Slots that hold nothing any more. */
  get abandoned(): number {
    return this.table.capacity - this.table.size;
  }

  /** Returns whether anything changed by it: a document that is there already, as it is, stays. */
  add(document: SearchDocument): boolean {
    const print = fingerprint(document);
    const before = this.table.slotOf(document.nid);
    if (before !== undefined && this.table.row(before).fingerprint === print) return false;
    this.remove(document.nid);
    const slot = this.table.add(document, print);
    this.text.add(slot, document);
    this.#suggest(slot);
    return true;
  }

  save(): SnapshotEntries {
    return { ...this.table.save(), ...this.text.save(), ...this.titles.save() };
  }

  restore(snapshot: SnapshotReader): void {
    for (const part of [this.table, this.text, this.titles]) part.restore(snapshot);
  }

  /** Returns whether the document was there. */
  remove(nid: number): boolean {
    const slot = this.table.remove(nid);
    if (slot !== null) this.text.remove(slot);
    return slot !== null;
  }

  /**
   * Makes a copy without what removed documents left behind, step by step: between two steps the caller may answer
   * searches, and change this core if it makes the same changes in the copy afterwards.
   */
  *copy(): Generator<void, IndexCore> {
    const target = new IndexCore(this.#options);
    // Documents that come meanwhile are not copied: the caller adds them again.
    const places = new Int32Array(this.table.capacity).fill(-1);
    for (let slot = 0; slot < places.length; slot += 1) {
      if (this.table.has(slot)) {
        const place = target.table.adopt(this.table, slot);
        places[slot] = place;
        target.#suggest(place);
      }
      if (slot % ROWS_A_STEP === 0) yield;
    }
    yield* target.text.adopt(this.text, places);
    return target;
  }

  #suggest(slot: number): void {
    const { listed, title } = this.table.row(slot);
    if (listed) this.titles.add(slot, title);
  }
}
