import type { SearchDocument, Suggestion } from '../search-index.ts';
import { FacetColumn } from './facet-column.ts';
import { compareCodeUnits } from './facet-values.ts';
import { withCapacity } from './grow-array.ts';
import { NidOrdinals } from './nid-ordinals.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot-file.ts';
import { SortedLists } from './sorted-lists.ts';
import { TextStore } from './text-store.ts';

/** Texts of a document in the store: its title, followed by its address. */
const TEXTS = 2;
/** The number of the only list, which is ordered by age. */
const ALL = 0;

/**
 * Documents by ordinal (`ordinal` in the code). Ordinals are assigned in ascending order and never reused, so that
 * the documents of a word are in ascending order without sorting. All data is in columns: typed arrays indexed
 * by ordinal. The data of a removed document stays as it was until the next compaction, except for one byte that
 * marks it as removed: a copy or a snapshot of one moment can therefore be made while changes arrive.
 */
export class DocumentTable {
  readonly columns = new Map<string, FacetColumn>();
  readonly #ordinals = new NidOrdinals();
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
    for (let ordinal = 0; ordinal < this.#capacity; ordinal += 1)
      if (this.has(ordinal)) yield this.nidIn(ordinal);
  }

  /** Stores a document whose nid is not in the table, and returns its ordinal. */
  add(document: SearchDocument, print: number): number {
    const { nid, created, title, url, facets } = document;
    const ordinal = this.#push({
      nid,
      created,
      print,
      isListed: this.#isListedDocument(document),
      title,
      url,
    });
    for (const name of Object.keys(facets)) this.#column(name);
    for (const [name, column] of this.columns)
      column.set(ordinal, Object.hasOwn(facets, name) ? (facets[name] as readonly string[]) : []);
    this.#byAge.insert(ALL, ordinal);
    return ordinal;
  }

  /**
   * Prepares to copy documents from another table that is at least as large. Returns a function that copies one
   * document, in any order, and returns its ordinal here. Call `setOrder` when all have been copied.
   */
  adopter(source: DocumentTable): (ordinal: number) => number {
    this.#reserve(source.size);
    const columns = Array.from(source.columns, ([name, column]) => this.#column(name).adopter(column));
    return (ordinal) => {
      const newOrdinal = this.#push({
        nid: source.nidIn(ordinal),
        created: source.#created[ordinal] as number,
        print: source.fingerprintIn(ordinal),
        isListed: source.isListed(ordinal),
        title: source.titleIn(ordinal),
        url: source.#texts.read(ordinal * TEXTS + 1),
      });
      for (const adopt of columns) adopt(ordinal, newOrdinal);
      return newOrdinal;
    };
  }

  /** @param ordinals ordinals of all documents, oldest first */
  setOrder(ordinals: Uint32Array<ArrayBuffer>): void {
    this.#byAge.adopt(ALL, ordinals);
  }

  save(): SnapshotEntries {
    const [ordinals, nids, created, prints] = [
      this.#capacity,
      this.#ordinals.nids,
      this.#created,
      this.#prints,
    ];
    const [isLive, isListed, byAge] = [
      this.#isLive.slice(0, ordinals),
      this.#isListed,
      this.oldestFirst().slice(),
    ];
    const names = [...this.columns.keys()];
    return [
      ['table.nids', () => nids.subarray(0, ordinals)],
      ['table.created', () => created.subarray(0, ordinals)],
      ['table.prints', () => prints.subarray(0, ordinals)],
      ['table.live', () => isLive],
      ['table.listed', () => isListed.subarray(0, ordinals)],
      ['table.order', () => byAge],
      ['table.facets', () => ({ json: names })],
      ...[...this.columns.values()].flatMap((column, i) => column.save(`facets.${i}`, ordinals)),
      ...this.#texts.save(),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    const nids = snapshot.numbers('table.nids');
    const isLive = snapshot.bytes('table.live');
    const capacity = Math.max(1024, Math.ceil(nids.length * 1.5));
    this.#created = withCapacity(snapshot.numbers('table.created'), capacity);
    this.#prints = withCapacity(snapshot.numbers('table.prints'), capacity);
    this.#isLive = withCapacity(isLive, capacity);
    this.#isListed = withCapacity(snapshot.bytes('table.listed'), capacity);
    this.#capacity = nids.length;
    this.#ordinals.reserve(capacity);
    // In ascending order: of several ordinals with the same nid, the last one is current.
    for (let ordinal = 0; ordinal < nids.length; ordinal += 1) {
      this.#ordinals.set(nids[ordinal] as number, ordinal);
      this.#size += isLive[ordinal] as number;
    }
    this.#byAge.adopt(ALL, snapshot.integers('table.order'));
    for (const [i, name] of (snapshot.json('table.facets') as string[]).entries())
      this.#column(name).restore(snapshot, `facets.${i}`, isLive);
    this.#texts.restore(snapshot);
  }

  /** Removes a document and returns its ordinal, or null if it was not in the table. */
  remove(nid: number): number | null {
    const ordinal = this.ordinalOf(nid);
    if (ordinal === undefined) return null;
    this.#byAge.remove(ALL, ordinal);
    this.#isLive[ordinal] = 0;
    this.#size -= 1;
    for (const column of this.columns.values()) column.release(ordinal);
    return ordinal;
  }

  /** The ordinal of a document; undefined if it is not in the table. */
  ordinalOf(nid: number): number | undefined {
    const ordinal = this.#ordinals.find(nid);
    return ordinal >= 0 && this.has(ordinal) ? ordinal : undefined;
  }

  has(ordinal: number): boolean {
    return this.#isLive[ordinal] === 1;
  }

  nidIn(ordinal: number): number {
    return this.#ordinals.nidIn(ordinal);
  }

  /** Identifies the content of a document, so that an unchanged one is recognised when it is added again. */
  fingerprintIn(ordinal: number): number {
    return this.#prints[ordinal] as number;
  }

  isListed(ordinal: number): boolean {
    return this.#isListed[ordinal] === 1;
  }

  titleIn(ordinal: number): string {
    return this.#texts.read(ordinal * TEXTS);
  }

  suggestionIn(ordinal: number): Suggestion {
    return { title: this.titleIn(ordinal), url: this.#texts.read(ordinal * TEXTS + 1) };
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
    const ordinal = this.#capacity;
    this.#makeRoom(ordinal + 1);
    this.#created[ordinal] = row.created;
    this.#prints[ordinal] = row.print;
    this.#isListed[ordinal] = row.isListed ? 1 : 0;
    this.#isLive[ordinal] = 1;
    this.#ordinals.set(row.nid, ordinal);
    this.#texts.append(row.title);
    this.#texts.append(row.url);
    this.#capacity += 1;
    this.#size += 1;
    return ordinal;
  }

  #column(name: string): FacetColumn {
    const known = this.columns.get(name);
    if (known) return known;
    const column = new FacetColumn();
    this.columns.set(name, column);
    return column;
  }

  #reserve(count: number): void {
    this.#ordinals.reserve(count);
    this.#makeRoom(count);
  }

  #makeRoom(ordinals: number): void {
    this.#created = withCapacity(this.#created, ordinals);
    this.#prints = withCapacity(this.#prints, ordinals);
    this.#isLive = withCapacity(this.#isLive, ordinals);
    this.#isListed = withCapacity(this.#isListed, ordinals);
  }
}
