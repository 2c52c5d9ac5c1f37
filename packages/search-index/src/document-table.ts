import { FacetColumn } from './facet-column.ts';
import { compareCodeUnits } from './facet-values.ts';
import type { SearchDocument } from './search-index.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot/snapshot-file.ts';
import { type FoldedTitle, foldTitle } from './title-match.ts';

/** What is kept of a document beside its words. */
export type Row = {
  nid: number;
  url: string;
  title: FoldedTitle;
  listed: boolean;
  /** By which the document is known again when it comes unchanged. */
  fingerprint: number;
};

/** A row as a snapshot holds it, with the values of its facets. */
type SavedRow = Omit<Row, 'title'> & { title: string; created: number; facets: SearchDocument['facets'] };

/** Above so many new documents, sorting everything once beats putting each in its place. */
const BULK = 64;

/**
 * Documents by slot: numbers that are given out in ascending order and not given out again, so that the documents of
 * a word come in ascending order by themselves. What a removed document leaves behind goes with the next compaction.
 */
export class DocumentTable {
  readonly columns = new Map<string, FacetColumn>();
  readonly #rows: (Row | undefined)[] = [];
  readonly #slots = new Map<number, number>();
  readonly #isListed: (document: SearchDocument) => boolean;
  /** By slot. */
  #created = new Float64Array(1024);
  #nids = new Float64Array(1024);
  #newestFirst = new Uint32Array(1024);
  #sorted = 0;
  #unsorted: number[] = [];

  constructor(isListed: (document: SearchDocument) => boolean = () => true) {
    this.#isListed = isListed;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** One more than the highest slot. */
  get capacity(): number {
    return this.#rows.length;
  }

  get nids(): Iterable<number> {
    return this.#slots.keys();
  }

  /** Stores a document whose nid is not in the table, and returns its slot. */
  add(document: SearchDocument, print: number): number {
    const { nid, created, url, facets } = document;
    const title = foldTitle(document.title);
    const row = { nid, url, title, listed: this.#isListed(document), fingerprint: print };
    return this.#push(row, created, facets);
  }

  /** Takes a document over from another table, and returns its slot here. */
  adopt(source: DocumentTable, slot: number): number {
    return this.#push(source.row(slot), source.#created[slot] as number, source.#facetsIn(slot));
  }

  save(): SnapshotEntries {
    const rows = this.#rows.map((row, slot): SavedRow | null => {
      if (!row) return null;
      const { title } = row.title;
      return { ...row, title, created: this.#created[slot] as number, facets: this.#facetsIn(slot) };
    });
    return { rows: { json: rows } };
  }

  restore(snapshot: SnapshotReader): void {
    for (const row of snapshot.json('rows') as (SavedRow | null)[]) {
      if (!row) {
        this.#makeRoom(this.#rows.length);
        this.#rows.push(undefined);
        continue;
      }
      const { created, facets, ...saved } = row;
      this.#push({ ...saved, title: foldTitle(saved.title) }, created, facets);
    }
  }

  /** Forgets a document and returns the slot it had, or null when it was not there. */
  remove(nid: number): number | null {
    const slot = this.#slots.get(nid);
    if (slot === undefined) return null;
    this.newestFirst();
    const place = this.#place(slot);
    this.#newestFirst.copyWithin(place, place + 1, this.#sorted);
    this.#sorted -= 1;
    this.#rows[slot] = undefined;
    this.#slots.delete(nid);
    for (const column of this.columns.values()) column.clear(slot);
    return slot;
  }

  /** The slot of a document; undefined for one that is not in the table. */
  slotOf(nid: number): number | undefined {
    return this.#slots.get(nid);
  }

  /** @throws RangeError for a slot that is not in use: the caller's set of documents is older than the table */
  row(slot: number): Row {
    const row = this.#rows[slot];
    if (!row) throw new RangeError(`Slot ${slot} holds no document.`);
    return row;
  }

  /** The title in a slot; undefined for a document that is gone. */
  titleIn(slot: number): FoldedTitle | undefined {
    return this.#rows[slot]?.title;
  }

  has(slot: number): boolean {
    return this.#rows[slot] !== undefined;
  }

  /** All slots, by `created` descending, then `nid` descending. Not to be kept: the next change writes over it. */
  newestFirst(): Uint32Array {
    if (this.#unsorted.length > BULK) this.#sortAll();
    else for (const slot of this.#unsorted) this.#insert(slot);
    if (this.#unsorted.length > 0) this.#unsorted = [];
    return this.#newestFirst.subarray(0, this.#sorted);
  }

  /** Newest first: the order among equals of every sort. */
  isNewer = (a: number, b: number): boolean => {
    const [x, y] = [this.#created[a] as number, this.#created[b] as number];
    return x === y ? (this.#nids[a] as number) > (this.#nids[b] as number) : x > y;
  };

  /** Oldest first; equal times keep descending `nid`, as in every other order. */
  isOlder = (a: number, b: number): boolean => {
    const [x, y] = [this.#created[a] as number, this.#created[b] as number];
    return x === y ? (this.#nids[a] as number) > (this.#nids[b] as number) : x < y;
  };

  /** All values of a facet, sorted by code unit. */
  facetValues(name: string): string[] {
    const values = this.columns.get(name)?.values() ?? [];
    return Array.from(values, ([value]) => value).sort(compareCodeUnits);
  }

  #push(row: Row, created: number, facets: SearchDocument['facets']): number {
    const slot = this.#rows.length;
    this.#makeRoom(slot);
    this.#rows.push(row);
    this.#created[slot] = created;
    this.#nids[slot] = row.nid;
    this.#slots.set(row.nid, slot);
    for (const [name, values] of Object.entries(facets)) this.#column(name).set(slot, values);
    this.#unsorted.push(slot);
    return slot;
  }

  #facetsIn(slot: number): Record<string, string[]> {
    const facets = Array.from(this.columns, ([name, column]) => [name, column.valuesOf(slot)] as const);
    return Object.fromEntries(facets.filter(([, values]) => values.length > 0));
  }

  #column(name: string): FacetColumn {
    const known = this.columns.get(name);
    if (known) return known;
    const column = new FacetColumn();
    this.columns.set(name, column);
    return column;
  }

  #sortAll(): void {
    const all = [...this.#newestFirst.subarray(0, this.#sorted), ...this.#unsorted];
    all.sort((a, b) => (this.isNewer(a, b) ? -1 : 1));
    this.#newestFirst.set(all);
    this.#sorted = all.length;
  }

  #insert(slot: number): void {
    const place = this.#place(slot);
    this.#newestFirst.copyWithin(place + 1, place, this.#sorted);
    this.#newestFirst[place] = slot;
    this.#sorted += 1;
  }

  /** Where a slot stands, or would stand, in the order. */
  #place(slot: number): number {
    let [low, high] = [0, this.#sorted];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isNewer(this.#newestFirst[middle] as number, slot)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #makeRoom(slot: number): void {
    if (slot < this.#created.length) return;
    const room = this.#created.length * 2;
    const [created, nids, order] = [new Float64Array(room), new Float64Array(room), new Uint32Array(room)];
    created.set(this.#created);
    nids.set(this.#nids);
    order.set(this.#newestFirst);
    this.#created = created;
    this.#nids = nids;
    this.#newestFirst = order;
  }
}
