import { FacetColumn } from '../facets/facet-column.ts';
import { compareCodeUnits } from '../facets/facet-values.ts';
import type { SearchDocument, Suggestion } from '../search-index.ts';
import { withRoom } from './grow-array.ts';
import { NidSlots } from './nid-slots.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot-file.ts';
import { SortedLists } from './sorted-lists.ts';
import { TextStore } from './text-store.ts';

/** Texts of a document in the store: its title, followed by its address. */
const TEXTS = 2;
/** The number of the only list, which is ordered by age. */
const ALL = 0;

/**
 * Documents by ordinal (`slot` in the code). Ordinals are assigned in ascending order and never reused, so that
 * the documents of a word are in ascending order without sorting. All data is in columns: typed arrays indexed
 * by ordinal. The data of a removed document stays as it was until the next compaction, except for one byte that
 * marks it as removed: a copy or a snapshot of one moment can therefore be made while changes arrive.
 */
export class DocumentTable {
  readonly columns = new Map<string, FacetColumn>();
  readonly #slots = new NidSlots();
  readonly #texts = new TextStore();
  readonly #byAge = new SortedLists((a, b) => this.isNewer(a, b));
  readonly #isListedDocument: (document: SearchDocument) => boolean;
  /** By ordinal. */
  #created = new Float64Array(1024);
  #prints = new Float64Array(1024);
  #isLive = new Uint8Array(1024);
  #isListed = new Uint8Array(1024);
  #capacity = 0;
  #size = 0;

  constructor(isListed: (document: SearchDocument) => boolean = () => true) {
    this.#isListedDocument = isListed;
  }

  get size(): number {
    return this.#size;
  }

  /** One more than the highest ordinal. */
  get capacity(): number {
    return this.#capacity;
  }

  /** By ordinal: 1 for a document that is in the index. Entries beyond the last ordinal are 0. */
  get isLive(): Uint8Array {
    return this.#isLive;
  }

  /** By ordinal: Unix seconds. */
  get created(): Float64Array {
    return this.#created;
  }

  *nids(): Generator<number> {
    for (let slot = 0; slot < this.#capacity; slot += 1) if (this.has(slot)) yield this.nidIn(slot);
  }

  /** Stores a document whose nid is not in the table, and returns its ordinal. */
  add(document: SearchDocument, print: number): number {
    const { nid, created, title, url, facets } = document;
    const slot = this.#push({ nid, created, print, isListed: this.#isListedDocument(document), title, url });
    for (const name of Object.keys(facets)) this.#column(name);
    for (const [name, column] of this.columns)
      column.set(slot, Object.hasOwn(facets, name) ? (facets[name] as readonly string[]) : []);
    this.#byAge.insert(ALL, slot);
    return slot;
  }

  /**
   * Prepares to copy documents from another table that is at least as large. Returns a function that copies one
   * document, in any order, and returns its ordinal here. Call `setOrder` when all have been copied.
   */
  adopter(source: DocumentTable): (slot: number) => number {
    this.#reserve(source.size);
    const columns = Array.from(source.columns, ([name, column]) => this.#column(name).adopter(column));
    return (slot) => {
      const place = this.#push({
        nid: source.nidIn(slot),
        created: source.#created[slot] as number,
        print: source.fingerprintIn(slot),
        isListed: source.isListed(slot),
        title: source.titleIn(slot),
        url: source.#texts.read(slot * TEXTS + 1),
      });
      for (const adopt of columns) adopt(slot, place);
      return place;
    };
  }

  /** @param slots ordinals of all documents, oldest first */
  setOrder(slots: Uint32Array<ArrayBuffer>): void {
    this.#byAge.adopt(ALL, slots);
  }

  save(): SnapshotEntries {
    const [slots, nids, created, prints] = [this.#capacity, this.#slots.nids, this.#created, this.#prints];
    const [isLive, isListed, byAge] = [
      this.#isLive.slice(0, slots),
      this.#isListed,
      this.oldestFirst().slice(),
    ];
    const names = [...this.columns.keys()];
    return [
      ['table.nids', () => nids.subarray(0, slots)],
      ['table.created', () => created.subarray(0, slots)],
      ['table.prints', () => prints.subarray(0, slots)],
      ['table.live', () => isLive],
      ['table.listed', () => isListed.subarray(0, slots)],
      ['table.order', () => byAge],
      ['table.facets', () => ({ json: names })],
      ...[...this.columns.values()].flatMap((column, i) => column.save(`facets.${i}`, slots)),
      ...this.#texts.save(),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    const nids = snapshot.numbers('table.nids');
    const isLive = snapshot.bytes('table.live');
    const room = Math.max(1024, Math.ceil(nids.length * 1.5));
    this.#created = withRoom(snapshot.numbers('table.created'), room);
    this.#prints = withRoom(snapshot.numbers('table.prints'), room);
    this.#isLive = withRoom(isLive, room);
    this.#isListed = withRoom(snapshot.bytes('table.listed'), room);
    this.#capacity = nids.length;
    this.#slots.reserve(room);
    // In ascending order: of several ordinals with the same nid, the last one is current.
    for (let slot = 0; slot < nids.length; slot += 1) {
      this.#slots.set(nids[slot] as number, slot);
      this.#size += isLive[slot] as number;
    }
    this.#byAge.adopt(ALL, snapshot.integers('table.order'));
    for (const [i, name] of (snapshot.json('table.facets') as string[]).entries())
      this.#column(name).restore(snapshot, `facets.${i}`, isLive);
    this.#texts.restore(snapshot);
  }

  /** Removes a document and returns its ordinal, or null if it was not in the table. */
  remove(nid: number): number | null {
    const slot = this.slotOf(nid);
    if (slot === undefined) return null;
    this.#byAge.remove(ALL, slot);
    this.#isLive[slot] = 0;
    this.#size -= 1;
    for (const column of this.columns.values()) column.release(slot);
    return slot;
  }

  /** The ordinal of a document; undefined if it is not in the table. */
  slotOf(nid: number): number | undefined {
    const slot = this.#slots.find(nid);
    return slot >= 0 && this.has(slot) ? slot : undefined;
  }

  has(slot: number): boolean {
    return this.#isLive[slot] === 1;
  }

  nidIn(slot: number): number {
    return this.#slots.nidIn(slot);
  }

  /** Identifies the content of a document, so that an unchanged one is recognized when it is added again. */
  fingerprintIn(slot: number): number {
    return this.#prints[slot] as number;
  }

  isListed(slot: number): boolean {
    return this.#isListed[slot] === 1;
  }

  titleIn(slot: number): string {
    return this.#texts.read(slot * TEXTS);
  }

  suggestionIn(slot: number): Suggestion {
    return { title: this.titleIn(slot), url: this.#texts.read(slot * TEXTS + 1) };
  }

  /** All ordinals, by `created`, then `nid` descending. Do not retain the array: the next change overwrites it. */
  oldestFirst(): Uint32Array<ArrayBuffer> {
    return this.#byAge.numbers(ALL);
  }

  /** Newest first: also breaks the ties of every other sort. */
  isNewer = (a: number, b: number): boolean => {
    const [x, y] = [this.#created[a] as number, this.#created[b] as number];
    return x === y ? this.nidIn(a) > this.nidIn(b) : x > y;
  };

  /** Oldest first; equal times are in descending order of `nid`, as everywhere else. */
  isOlder = (a: number, b: number): boolean => {
    const [x, y] = [this.#created[a] as number, this.#created[b] as number];
    return x === y ? this.nidIn(a) > this.nidIn(b) : x < y;
  };

  /** All values of a facet, sorted by code unit. */
  facetValues(name: string): string[] {
    return (this.columns.get(name)?.values() ?? []).sort(compareCodeUnits);
  }

  #push(row: {
    nid: number;
    created: number;
    print: number;
    isListed: boolean;
    title: string;
    url: string;
  }): number {
    const slot = this.#capacity;
    this.#makeRoom(slot + 1);
    this.#created[slot] = row.created;
    this.#prints[slot] = row.print;
    this.#isListed[slot] = row.isListed ? 1 : 0;
    this.#isLive[slot] = 1;
    this.#slots.set(row.nid, slot);
    this.#texts.append(row.title);
    this.#texts.append(row.url);
    this.#capacity += 1;
    this.#size += 1;
    return slot;
  }

  #column(name: string): FacetColumn {
    const known = this.columns.get(name);
    if (known) return known;
    const column = new FacetColumn();
    this.columns.set(name, column);
    return column;
  }

  #reserve(count: number): void {
    this.#slots.reserve(count);
    this.#makeRoom(count);
  }

  #makeRoom(slots: number): void {
    this.#created = withRoom(this.#created, slots);
    this.#prints = withRoom(this.#prints, slots);
    this.#isLive = withRoom(this.#isLive, slots);
    this.#isListed = withRoom(this.#isListed, slots);
  }
}
