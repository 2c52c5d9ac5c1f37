import { inverseDocumentFrequency, type Ranking, saturate } from './bm25f.ts';
import type { FieldLengths } from './field-lengths.ts';
import {
  BODY_MASK,
  BODY_SHIFT,
  EXCERPT_MASK,
  EXCERPT_SHIFT,
  TERMS_MASK,
  TERMS_SHIFT,
  type TextField,
  TITLE_MASK,
  TITLE_SHIFT,
} from './frequencies.ts';
import type { PostingPool } from './posting-pool.ts';
import type { AskedTerm } from './text-index.ts';

/** `weight / (base + slope × length)` is what one occurrence in a field counts. */
type FieldFactor = { lengths: Uint16Array; weight: number; base: number; slope: number };

/** Scores documents against words. Works in arrays by slot that are kept from query to query. */
export class WordScorer {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  #scores = new Float64Array(0);
  #weighted = new Float64Array(0);
  /** The number of the word for which a slot was last seen or wanted: nothing has to be cleared. */
  #seen = new Uint32Array(0);
  #wanted = new Uint32Array(0);
  #word = 0;
  #query = 0;

  constructor(postings: PostingPool, lengths: FieldLengths, ranking: Ranking) {
    this.#postings = postings;
    this.#lengths = lengths;
    this.#ranking = ranking;
  }

  /** Scores by slot, for the slots given. */
  score(words: readonly AskedTerm[][], slots: Uint32Array): Float64Array {
    this.#makeRoom();
    this.#query += 1;
    for (const slot of slots) {
      this.#wanted[slot] = this.#query;
      this.#scores[slot] = 0;
    }
    for (const terms of words) {
      const found = this.#weigh(terms);
      const rarity = inverseDocumentFrequency(this.#lengths.documents, found);
      for (const slot of slots) {
        const weighted = this.#weighted[slot] as number;
        if (weighted === 0) continue;
        this.#scores[slot] = (this.#scores[slot] as number) + rarity * saturate(weighted, this.#ranking);
        this.#weighted[slot] = 0;
      }
    }
    return this.#scores;
  }

  /** Adds up the weighted frequencies of one word in the wanted documents; returns how many documents have it. */
  #weigh(terms: readonly AskedTerm[]): number {
    this.#word += 1;
    const word = this.#word;
    const query = this.#query;
    const [seen, wanted, weighted] = [this.#seen, this.#wanted, this.#weighted];
    const { isLive } = this.#lengths;
    const title = this.#factor('title');
    const labels = this.#factor('terms');
    const excerpt = this.#factor('excerpt');
    const body = this.#factor('body');
    let found = 0;
    for (const { term, isExact } of terms) {
      const form = isExact ? 1 : this.#ranking.otherForm;
      this.#postings.read(term, (slots, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const slot = slots[i] as number;
          if (isLive[slot] === 0) continue;
          if (seen[slot] !== word) {
            seen[slot] = word;
            found += 1;
          }
          if (wanted[slot] !== query) continue;
          const packed = frequencies[i] as number;
          let sum = 0;
          const inTitle = (packed >>> TITLE_SHIFT) & TITLE_MASK;
          if (inTitle) sum += inTitle * occurrence(title, slot);
          const inTerms = (packed >>> TERMS_SHIFT) & TERMS_MASK;
          if (inTerms) sum += inTerms * occurrence(labels, slot);
          const inExcerpt = (packed >>> EXCERPT_SHIFT) & EXCERPT_MASK;
          if (inExcerpt) sum += inExcerpt * occurrence(excerpt, slot);
          const inBody = (packed >>> BODY_SHIFT) & BODY_MASK;
          if (inBody) sum += inBody * occurrence(body, slot);
          weighted[slot] = (weighted[slot] as number) + form * sum;
        }
      });
    }
    return found;
  }

  #factor(field: TextField): FieldFactor {
    const average = this.#lengths.average(field);
    const penalty = average === 0 ? 0 : this.#ranking.lengthPenalties[field];
    return {
      lengths: this.#lengths.lengths[field],
      weight: this.#ranking.weights[field],
      base: 1 - penalty,
      slope: average === 0 ? 0 : penalty / average,
    };
  }

  #makeRoom(): void {
    const room = this.#lengths.isLive.length;
    if (this.#scores.length === room) return;
    this.#scores = new Float64Array(room);
    this.#weighted = new Float64Array(room);
    this.#seen = new Uint32Array(room);
    this.#wanted = new Uint32Array(room);
  }
}

function occurrence({ lengths, weight, base, slope }: FieldFactor, slot: number): number {
  return weight / (base + slope * (lengths[slot] as number));
}
