import { FacetColumn } from './facet-column.ts';
import { compareCodeUnits } from './facet-values.ts';
import type { SearchDocument } from './search-index.ts';
import { type FoldedTitle, foldTitle } from './title-match.ts';

/** What is kept of a document beside its words. */
type Row = { nid: number; created: number; url: string; title: FoldedTitle; listed: boolean };

/** Above so many new documents, sorting everything once beats putting each in its place. */
const BULK = 64;

/**
 * Documents by slot: a small integer that a document holds while it is in the index and that is given out again
 * afterwards, so that sets of documents are plain byte arrays.
 */
export class DocumentTable {
  readonly columns = new Map<string, FacetColumn>();
  readonly #rows: (Row | undefined)[] = [];
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #isListed: (document: SearchDocument) => boolean;
  #newestFirst: number[] = [];
  #unsorted: number[] = [];

  constructor(isListed: (document: SearchDocument) => boolean = () => true) {
    this.#isListed = isListed;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** One more than the highest slot in use. */
  get capacity(): number {
    return this.#rows.length;
  }

  /** Stores a document whose nid is not in the table, and returns its slot. */
  add(document: SearchDocument): number {
    const slot = this.#free.pop() ?? this.#rows.length;
    const { nid, created, url } = document;
    this.#rows[slot] = {
      nid,
      created,
      url,
      title: foldTitle(document.title),
      listed: this.#isListed(document),
    };
    this.#slots.set(nid, slot);
    for (const [name, values] of Object.entries(document.facets)) this.#column(name).set(slot, values);
    this.#unsorted.push(slot);
    return slot;
  }

  /** Forgets a document and returns the slot it had, or null when it was not there. */
  remove(nid: number): number | null {
    const slot = this.#slots.get(nid);
    if (slot === undefined) return null;
    const order = this.newestFirst();
    order.splice(this.#place(slot), 1);
    this.#rows[slot] = undefined;
    this.#slots.delete(nid);
    for (const column of this.columns.values()) column.clear(slot);
    this.#free.push(slot);
    return slot;
  }

  /** @throws RangeError for a slot that is not in use: the caller's set of documents is older than the table */
  row(slot: number): Row {
    const row = this.#rows[slot];
    if (!row) throw new RangeError(`Slot ${slot} holds no document.`);
    return row;
  }

  /** All slots, by `created` descending, then `nid` descending. Not to be changed by the caller. */
  newestFirst(): number[] {
    if (this.#unsorted.length > BULK) {
      this.#newestFirst = this.#newestFirst.concat(this.#unsorted).sort(this.compareAge);
    } else {
      for (const slot of this.#unsorted) this.#newestFirst.splice(this.#place(slot), 0, slot);
    }
    if (this.#unsorted.length > 0) this.#unsorted = [];
    return this.#newestFirst;
  }

  /** Newest first: the order among equals of every sort. */
  compareAge = (a: number, b: number): number => {
    const [x, y] = [this.row(a), this.row(b)];
    return y.created - x.created || y.nid - x.nid;
  };

  /** All values of a facet, sorted by code unit. */
  facetValues(name: string): string[] {
    const values = this.columns.get(name)?.values() ?? [];
    return Array.from(values, ([value]) => value).sort(compareCodeUnits);
  }

  #column(name: string): FacetColumn {
    const known = this.columns.get(name);
    if (known) return known;
    const column = new FacetColumn();
    this.columns.set(name, column);
    return column;
  }

  /** Where a slot stands, or would stand, in the order. */
  #place(slot: number): number {
    let [low, high] = [0, this.#newestFirst.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#newestFirst[middle];
      if (other !== undefined && this.compareAge(other, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
