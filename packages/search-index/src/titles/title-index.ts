import { withCapacity, withSpareCapacity } from '../storage/grow-array.ts';
import { countBelow, joinBelow, moveOrdinals } from '../storage/ordinal-runs.ts';
import { Scratch } from '../storage/scratch.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';
import { SortedLists } from '../storage/sorted-lists.ts';
import { WordTable } from '../text/word-table.ts';
import {
  beginsWord,
  type FoldedTitle,
  foldTitle,
  INSIDE,
  rankTitle,
  TITLE_START,
  WORD_START,
} from './title-match.ts';

/** What the title index needs from the table that stores the titles. */
type TitleSource = {
  /** Whether the document with an ordinal is in the index. */
  has(ordinal: number): boolean;
  titleIn(ordinal: number): string;
  readonly isNewer: (a: number, b: number) => boolean;
};

/**
 * Code units of a gram. Shorter grams occur in too many titles, so they are indexed only at the beginnings of
 * words, for shorter inputs. Longer ones would cost more memory than the time they save is worth.
 */
const LENGTH = 3;
/** Appended to each title, so that its last letters form a gram, too. It occurs in no title. */
const END = '\uffff';

/** In the order in which titles are suggested. */
const RANKS = [TITLE_START, WORD_START, INSIDE];

/** About how many ordinals are written to a snapshot in one entry. */
const ORDINALS_A_PART = 1 << 16;
/** Ordinals that are copied between two pauses. */
const ORDINALS_A_STEP = 1 << 12;
/**
 * The list of the titles that contain a gram with a rank, oldest first. A title is listed once for each
 * occurrence of the gram.
 */
const listOf = (gram: number, rank: number): number => gram * RANKS.length + rank;

/** Stands for "no list", where a list number is expected. */
const NO_LIST = -1;

/** Entries per ordinal that mark which grams a title may contain: one bit for each of 64 groups of grams. */
const MARKS = 2;
const MULTIPLIER = 0x9e3779b1;

/**
 * Sets the bits of the groups that the grams of a text belong to. A title that contains the text has all its
 * bits. Bloom: Space/time trade-offs in hash coding with allowable errors, Communications of the ACM 13 (7),
 * 1970.
 */
function markGrams(folded: string, marks: Uint32Array, at: number): void {
  for (let i = 0; i + LENGTH <= folded.length; i += 1) {
    const gram = folded.charCodeAt(i) * 961 + folded.charCodeAt(i + 1) * 31 + folded.charCodeAt(i + 2);
    const bit = Math.imul(gram, MULTIPLIER) >>> 26;
    const place = at + (bit >>> 5);
    marks[place] = ((marks[place] as number) | (1 << (bit & 31))) >>> 0;
  }
}

/**
 * Finds the titles that contain a text, by grams of three code units. For each gram it lists, by age, the titles
 * that begin with it, those that have a word that does, and those that contain it anywhere: the newest titles of
 * a rank are read from the end, and few other titles have to be checked.
 */
export class TitleIndex {
  readonly #source: TitleSource;
  readonly #grams = new WordTable();
  readonly #lists: SortedLists;
  /** Grams of full length by their beginnings, for shorter inputs that match inside a word. */
  readonly #byBeginning = new Map<string, number[]>();
  /** By document ordinal, `MARKS` entries each. */
  #marks = new Uint32Array(2048);

  constructor(source: TitleSource) {
    this.#source = source;
    this.#lists = new SortedLists(source.isNewer);
  }

  /** Adds the title of a document. Titles of removed documents need not be removed. */
  add(ordinal: number, title: string): void {
    const own = foldTitle(title);
    this.#marks = withCapacity(this.#marks, (ordinal + 1) * MARKS);
    markGrams(own.folded, this.#marks, ordinal * MARKS);
    const padded = own.folded + END.repeat(LENGTH - 1);
    for (let at = 0; at < own.folded.length; at += 1) {
      this.#lists.insert(listOf(this.#gramAt(padded, at, at + LENGTH), INSIDE), ordinal);
      if (!beginsWord(own, at)) continue;
      for (let length = 1; length <= LENGTH; length += 1) {
        const gram = this.#gramAt(padded, at, at + length);
        if (at === 0) this.#lists.insert(listOf(gram, TITLE_START), ordinal);
        this.#lists.insert(listOf(gram, WORD_START), ordinal);
      }
    }
  }

  /**
   * Ordinals of the titles that contain a text: those that begin with it, then those with a word that does, then
   * the others, each group newest first.
   *
   * @param accepts whether a document may be in the result
   */
  find(typed: FoldedTitle, limit: number, accepts: (ordinal: number) => boolean = () => true): number[] {
    const found: number[] = [];
    for (const rank of RANKS) {
      if (found.length >= limit) break;
      found.push(...this.#newest(typed, rank, limit - found.length, accepts));
    }
    return found;
  }

  /**
   * Copies the titles of another index, step by step.
   *
   * @param newOrdinals by ordinal in the other index, the ordinal here, or -1 for a title that is not copied
   */
  *adopt(source: TitleIndex, newOrdinals: Int32Array): Generator<void> {
    const known = source.#marks.length / MARKS;
    for (let ordinal = 0; ordinal < Math.min(newOrdinals.length, known); ordinal += 1) {
      const newOrdinal = newOrdinals[ordinal] as number;
      if (newOrdinal >= 0) this.#adoptMarks(source.#marks, ordinal, newOrdinal);
      if (ordinal % ORDINALS_A_STEP === 0) yield;
    }
    let done = 0;
    const [before, after] = [new Scratch(), new Scratch()];
    for (let gram = 0; gram < source.#grams.size; gram += 1) {
      const text = source.#grams.wordAt(gram);
      for (const rank of RANKS) {
        const list = source.#lists.numbers(listOf(gram, rank));
        // A copy, because the list may be re-sorted between two steps.
        const ordinals = before.of(list.length).subarray(0, list.length);
        ordinals.set(list);
        const kept = after.of(list.length);
        let count = 0;
        for (let start = 0; start < ordinals.length; start += ORDINALS_A_STEP) {
          const part = ordinals.subarray(start, start + ORDINALS_A_STEP);
          count = moveOrdinals(part, newOrdinals, kept, count);
          done += part.length;
          if (done < ORDINALS_A_STEP) continue;
          done = 0;
          yield;
        }
        if (count > 0)
          this.#lists.fill(listOf(this.#gramAt(text, 0, text.length), rank), kept.subarray(0, count));
        done += 1;
      }
    }
  }

  #adoptMarks(marks: Uint32Array, ordinal: number, newOrdinal: number): void {
    this.#marks = withCapacity(this.#marks, (newOrdinal + 1) * MARKS);
    this.#marks.set(marks.subarray(ordinal * MARKS, (ordinal + 1) * MARKS), newOrdinal * MARKS);
  }

  /** @param ordinals how many ordinals to save: titles added later are left out */
  save(ordinals: number): SnapshotEntries {
    const marks = this.#marks;
    const parts = this.#cutGrams().flatMap((grams, i): SnapshotEntries => {
      const lists = grams.flatMap((gram) => RANKS.map((rank) => listOf(gram, rank)));
      return [
        [
          `titles.lengths.${i}`,
          () => Uint32Array.from(lists, (list) => countBelow(this.#lists.numbers(list), ordinals)),
        ],
        [
          `titles.ordinals.${i}`,
          () =>
            joinBelow(
              lists.map((list) => this.#lists.numbers(list)),
              ordinals,
            ),
        ],
      ];
    });
    return [
      ['titles.marks', () => marks.subarray(0, ordinals * MARKS)],
      ...this.#grams.save('titles.grams'),
      ...parts,
    ];
  }

  restore(snapshot: SnapshotReader): void {
    this.#marks = withSpareCapacity(snapshot.integers('titles.marks'));
    this.#grams.restore(snapshot, 'titles.grams');
    for (let gram = 0; gram < this.#grams.size; gram += 1) this.#indexBeginnings(gram);
    let list = 0;
    for (let i = 0; snapshot.has(`titles.ordinals.${i}`); i += 1) {
      const ordinals = snapshot.integers(`titles.ordinals.${i}`);
      let end = 0;
      for (const length of snapshot.integers(`titles.lengths.${i}`)) {
        if (length > 0) this.#lists.adopt(list, ordinals.subarray(end, end + length));
        end += length;
        list += 1;
      }
    }
  }

  /** The newest titles that match with this rank. */
  #newest(typed: FoldedTitle, rank: number, limit: number, accepts: (ordinal: number) => boolean): number[] {
    const { folded } = typed;
    const hasTitle = this.#matcher(typed, rank);
    const isMatch = (ordinal: number) => hasTitle(ordinal) && accepts(ordinal);
    if (folded.length >= LENGTH || rank !== INSIDE)
      return this.#lists.last(this.#shortestFor(folded, rank), limit, isMatch);
    const grams = this.#byBeginning.get(folded) ?? [];
    const ordinals = new Set(grams.flatMap((gram) => this.#lists.last(listOf(gram, INSIDE), limit, isMatch)));
    return [...ordinals].sort((a, b) => (this.#source.isNewer(a, b) ? -1 : 1)).slice(0, limit);
  }

  /** Returns a test for whether the title of an ordinal matches: the marks rule out nearly all that do not. */
  #matcher(typed: FoldedTitle, rank: number): (ordinal: number) => boolean {
    const marks = this.#marks;
    const wanted = new Uint32Array(MARKS);
    markGrams(typed.folded, wanted, 0);
    const [low, high] = wanted as unknown as [number, number];
    return (ordinal) => {
      if ((low & ~(marks[ordinal * MARKS] as number)) !== 0) return false;
      if ((high & ~(marks[ordinal * MARKS + 1] as number)) !== 0) return false;
      if (!this.#source.has(ordinal)) return false;
      const title = foldTitle(this.#source.titleIn(ordinal));
      if (rank === TITLE_START && !title.folded.startsWith(typed.folded)) return false;
      return rankTitle(title, typed) === rank;
    };
  }

  /** The shortest list that contains every title that matches with this rank; `NO_LIST` if no title does. */
  #shortestFor(folded: string, rank: number): number {
    let shortest = this.#listFor(folded.slice(0, LENGTH), rank);
    for (let at = 0; at + LENGTH <= folded.length; at += 1) {
      const list = this.#listFor(folded.slice(at, at + LENGTH), INSIDE);
      if (this.#lists.length(list) < this.#lists.length(shortest)) shortest = list;
    }
    return shortest;
  }

  #listFor(text: string, rank: number): number {
    const gram = this.#grams.find(text);
    return gram < 0 ? NO_LIST : listOf(gram, rank);
  }

  /** The gram between two offsets of a text. */
  #gramAt(text: string, start: number, end: number): number {
    const known = this.#grams.size;
    const gram = this.#grams.numberOf(text, start, end);
    if (gram === known) this.#indexBeginnings(gram);
    return gram;
  }

  /** Indexes a new gram by its beginnings. */
  #indexBeginnings(gram: number): void {
    const text = this.#grams.wordAt(gram);
    if (text.length < LENGTH) return;
    for (let length = 1; length < LENGTH; length += 1) {
      const others = this.#byBeginning.get(text.slice(0, length));
      if (others) others.push(gram);
      else this.#byBeginning.set(text.slice(0, length), [gram]);
    }
  }

  /** All grams, in groups with about the same number of ordinals. */
  #cutGrams(): number[][] {
    const parts: number[][] = [[]];
    let size = 0;
    for (let gram = 0; gram < this.#grams.size; gram += 1) {
      parts.at(-1)?.push(gram);
      for (const rank of RANKS) size += this.#lists.length(listOf(gram, rank)) + 1;
      if (size < ORDINALS_A_PART) continue;
      parts.push([]);
      size = 0;
    }
    return parts;
  }
}
