import { FacetColumn } from '../facets/facet-column.ts';
import { compareCodeUnits } from '../facets/facet-values.ts';
import type { SearchDocument, Suggestion } from '../search-index.ts';
import { withRoom } from './grow-array.ts';
import { NidSlots } from './nid-slots.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot-file.ts';
import { SortedLists } from './sorted-lists.ts';
import { TextStore } from './text-store.ts';

/** Texts of a document in the store: its title, and behind it its address. */
const TEXTS = 2;
/** The only list by age. */
const ALL = 0;

/**
 * Documents by slot: numbers that are given out in ascending order and not given out again, so that the documents of
 * a word come in ascending order by themselves. All is held in columns, typed arrays by slot. What a removed document
 * leaves behind stays as it was until the next compaction, but for one byte that says that it is gone: whoever copies or
 * writes what there was at one moment may take his time.
 */
export class DocumentTable {
  readonly columns = new Map<string, FacetColumn>();
  readonly #slots = new NidSlots();
  readonly #texts = new TextStore();
  readonly #byAge = new SortedLists((a, b) => this.isNewer(a, b));
  readonly #isListedDocument: (document: SearchDocument) => boolean;
  /** By slot. */
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

  /** One more than the highest slot. */
  get capacity(): number {
    return this.#capacity;
  }

  /** By slot: 1 for a document that is there. Entries beyond the last slot are 0. */
  get isLive(): Uint8Array {
    return this.#isLive;
  }

  /** By slot: Unix seconds. */
  get created(): Float64Array {
    return this.#created;
  }

  *nids(): Generator<number> {
    for (let slot = 0; slot < this.#capacity; slot += 1) if (this.has(slot)) yield this.nidIn(slot);
  }

  /** Stores a document whose nid is not in the table, and returns its slot. */
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
   * Prepares taking over documents of another table that is larger or as large: a function that takes one, oldest first
   * or not, and returns its slot here. Their order of age is to be set when all are there.
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

  /** @param slots all of them, oldest first */
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
    // In the order of slots: the last one of a nid is the one that counts.
    for (let slot = 0; slot < nids.length; slot += 1) {
      this.#slots.set(nids[slot] as number, slot);
      this.#size += isLive[slot] as number;
    }
    this.#byAge.adopt(ALL, snapshot.integers('table.order'));
    for (const [i, name] of (snapshot.json('table.facets') as string[]).entries())
      this.#column(name).restore(snapshot, `facets.${i}`, isLive);
    this.#texts.restore(snapshot);
  }

  /** Forgets a document and returns the slot it had, or null when it was not there. */
  remove(nid: number): number | null {
    const slot = this.slotOf(nid);
    if (slot === undefined) return null;
    this.#byAge.remove(ALL, slot);
    this.#isLive[slot] = 0;
    this.#size -= 1;
    for (const column of this.columns.values()) column.release(slot);
    return slot;
  }

  /** The slot of a document; undefined for one that is not in the table. */
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

  /** By which the document in a slot is known again when it comes unchanged. */
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

  /** All slots, by `created`, then `nid` descending. Not to be kept: the next change writes over it. */
  oldestFirst(): Uint32Array<ArrayBuffer> {
    return this.#byAge.numbers(ALL);
  }

  /** Newest first: the order among equals of every sort. */
  isNewer = (a: number, b: number): boolean => {
    const [x, y] = [this.#created[a] as number, this.#created[b] as number];
    return x === y ? this.nidIn(a) > this.nidIn(b) : x > y;
  };

  /** Oldest first; equal times keep descending `nid`, as in every other order. */
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
