import { DocumentTable } from './document-table.ts';
import type { SearchDocument } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import { TextIndex } from './text/text-index.ts';

/** Documents copied between two pauses of a compaction: well under a millisecond. */
const ROWS_A_STEP = 256;

/** The documents of an index: what is kept of each, and their words. */
export class IndexCore {
  readonly table: DocumentTable;
  readonly text: TextIndex;
  readonly #options: SearchIndexOptions;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.table = new DocumentTable(options.isListed);
    this.text = new TextIndex(options.language);
  }

  /** Slots that hold nothing any more. */
  get abandoned(): number {
    return this.table.capacity - this.table.size;
  }

  add(document: SearchDocument): void {
    this.remove(document.nid);
    this.text.add(this.table.add(document), document);
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
      if (this.table.has(slot)) places[slot] = target.table.adopt(this.table, slot);
      if (slot % ROWS_A_STEP === 0) yield;
    }
    yield* target.text.adopt(this.text, places);
    return target;
  }
}
