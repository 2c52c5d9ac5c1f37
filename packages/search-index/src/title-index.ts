import { RecencyList } from './recency-list.ts';
import type { SnapshotEntries, SnapshotReader } from './snapshot/snapshot-file.ts';
import { beginsWord, type FoldedTitle, INSIDE, rankTitle, TITLE_START, WORD_START } from './title-match.ts';

/** What the index of titles asks of the table that holds them. */
export type TitleSource = {
  /** The title in a slot; undefined for a document that is gone. */
  titleIn(slot: number): FoldedTitle | undefined;
  readonly isNewer: (a: number, b: number) => boolean;
};

/**
 * Code units of a gram. Shorter ones stand for too many titles: they are kept only for the beginnings of words, for what
 * is shorter itself. Longer ones would cost more memory than they save time.
 */
const LENGTH = 3;
/** Stands behind the end of a title, so that its last letters have a gram, too. No title holds it. */
const END = '\uffff';

/** In the order in which titles are suggested. */
const RANKS = [TITLE_START, WORD_START, INSIDE];

/** By rank, the titles that hold a gram there, oldest first. One that holds it in several places is in several lists. */
type Gram = Record<number, RecencyList>;

/**
 * Finds the titles that contain a text, by grams of three code units. For each gram it knows which titles begin with it,
 * which have a word that does, and which hold it anywhere, in the order of age: the newest of a rank are found from the
 * end, and few titles besides the answer have to be looked at.
 */
export class TitleIndex {
  readonly #source: TitleSource;
  readonly #grams = new Map<string, Gram>();
  /** Grams of full length by what they begin with, for texts that are shorter and stand inside a word. */
  readonly #byBeginning = new Map<string, Gram[]>();

  constructor(source: TitleSource) {
    this.#source = source;
  }

  /** Takes in the title in a slot. A title whose document goes away need not be removed. */
  add(slot: number, title: FoldedTitle): void {
    const padded = title.folded + END.repeat(LENGTH - 1);
    for (let at = 0; at < title.folded.length; at += 1) {
      const text = padded.slice(at, at + LENGTH);
      this.#gramOf(text)[INSIDE]?.insert(slot);
      if (!beginsWord(title, at)) continue;
      for (let length = 1; length <= LENGTH; length += 1) {
        const gram = this.#gramOf(text.slice(0, length));
        if (at === 0) gram[TITLE_START]?.insert(slot);
        gram[WORD_START]?.insert(slot);
      }
    }
  }

  /**
   * Slots of the titles that contain a text: those that begin with it, then those with a word that does, then the others,
   * each newest first.
   */
  find(typed: FoldedTitle, limit: number): number[] {
    const found: number[] = [];
    for (const rank of RANKS) {
      if (found.length >= limit) break;
      found.push(...this.#newest(typed, rank, limit - found.length));
    }
    return found;
  }

  save(): SnapshotEntries {
    // By what age a document had that is gone, nobody can say afterwards.
    const isThere = (slot: number) => this.#source.titleIn(slot) !== undefined;
    const lists = [...this.#grams.values()].flatMap((gram) =>
      RANKS.map((rank) => (gram[rank] as RecencyList).slots.filter(isThere)),
    );
    const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const slots of lists) {
      all.set(slots, end);
      end += slots.length;
    }
    return {
      'titles.grams': { json: [...this.#grams.keys()] },
      'titles.lengths': Uint32Array.from(lists, ({ length }) => length),
      'titles.slots': all,
    };
  }

  restore(snapshot: SnapshotReader): void {
    const lengths = snapshot.integers('titles.lengths');
    const slots = snapshot.integers('titles.slots');
    let [list, end] = [0, 0];
    for (const text of snapshot.json('titles.grams') as string[]) {
      const gram = this.#gramOf(text);
      for (const rank of RANKS) {
        const length = lengths[list] as number;
        if (length > 0) gram[rank]?.adopt(slots.subarray(end, end + length));
        list += 1;
        end += length;
      }
    }
  }

  /** The newest titles that match in one way. */
  #newest(typed: FoldedTitle, rank: number, limit: number): number[] {
    const lists = this.#listsFor(typed.folded, rank);
    const isMatch = (slot: number) => {
      const title = this.#source.titleIn(slot);
      if (!title || (rank === TITLE_START && !title.folded.startsWith(typed.folded))) return false;
      return rankTitle(title, typed) === rank;
    };
    if (lists.length === 1) return (lists[0] as RecencyList).newest(limit, isMatch);
    const slots = new Set(lists.flatMap((list) => list.newest(limit, isMatch)));
    return [...slots].sort((a, b) => (this.#source.isNewer(a, b) ? -1 : 1)).slice(0, limit);
  }

  /** Lists that together hold every title that matches in a way: of several that would do, the shortest. */
  #listsFor(folded: string, rank: number): RecencyList[] {
    if (folded.length < LENGTH && rank === INSIDE) {
      const grams = this.#byBeginning.get(folded) ?? [];
      return grams.map((gram) => gram[INSIDE] as RecencyList);
    }
    let shortest = this.#grams.get(folded.slice(0, LENGTH))?.[rank];
    for (let at = 0; at + LENGTH <= folded.length && shortest; at += 1) {
      const list = this.#grams.get(folded.slice(at, at + LENGTH))?.[INSIDE];
      if (!list || list.length < shortest.length) shortest = list;
    }
    return shortest ? [shortest] : [];
  }

  #gramOf(text: string): Gram {
    const known = this.#grams.get(text);
    if (known) return known;
    const { isNewer } = this.#source;
    const gram = {
      [TITLE_START]: new RecencyList(isNewer),
      [WORD_START]: new RecencyList(isNewer),
      [INSIDE]: new RecencyList(isNewer),
    };
    this.#grams.set(text, gram);
    if (text.length < LENGTH) return gram;
    for (let length = 1; length < LENGTH; length += 1) {
      const others = this.#byBeginning.get(text.slice(0, length));
      if (others) others.push(gram);
      else this.#byBeginning.set(text.slice(0, length), [gram]);
    }
    return gram;
  }
}
