import { type Ranking, saturate } from './bm25f.ts';
import { type FieldLengths, LengthFactors } from './field-lengths.ts';
import type { FormSums } from './form-sums.ts';
import {
  ALSO_FOUND_BY_MASK,
  ALSO_FOUND_BY_SHIFT,
  BODY_SHIFT,
  EXCERPT_MASK,
  EXCERPT_SHIFT,
  FIELDS,
  frequencyIn,
  shortFieldsOf,
  TERMS_MASK,
  TERMS_SHIFT,
  type TextField,
  TITLE_MASK,
} from './frequencies.ts';
import type { PostingPool } from './posting-pool.ts';

/** A term to search for, and whether it is exactly the word that was typed. */
export type QueryTerm = { term: number; isExact: boolean };

/** The weighted frequency of one form of a word in one field of a document. */
export type WeighedForm = { term: number; field: TextField; times: number; isExact: boolean; weight: number };

/** Bits of a posting below those of the body: most words occur in the body only. */
const BEFORE_BODY = (1 << BODY_SHIFT) - 1;

/** Above this many terms, the frequencies of terms with equal weights are summed first and weighted once. */
const MANY = 3;

/** If a term has more than so many postings for each wanted document, these are looked up in its postings. */
const FEW = 8;

/** By field: the weight of one occurrence by field length, and the field length by document ordinal. */
type Scales = {
  factors: Readonly<Record<TextField, Float64Array>>;
  lengths: Readonly<Record<TextField, Uint16Array>>;
};

/** Weighs words in documents. Its arrays, indexed by document ordinal, are reused from query to query. */
export class WordWeights {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  readonly #factors: LengthFactors;
  readonly #sums: FormSums;
  #weighted = new Float64Array(0);
  /**
   * By ordinal, the number of the last concept seen in the document, and of the last query that wanted it:
   * counters make clearing unnecessary.
   */
  #seen = new Uint32Array(0);
  /** By ordinal, the short fields that have the word; written only for synonyms of several words. */
  #fields = new Uint8Array(0);
  #wanted = new Uint32Array(0);
  /** The wanted documents, ascending once any has been looked up. */
  #list: Uint32Array = new Uint32Array(0);
  #isSorted = false;
  #concept = 0;
  #query = 0;
  /** The weight of other forms in the wanted documents. */
  #otherForm: number;

  constructor(postings: PostingPool, lengths: FieldLengths, sums: FormSums, ranking: Ranking) {
    this.#postings = postings;
    this.#lengths = lengths;
    this.#ranking = ranking;
    this.#otherForm = ranking.otherForm;
    this.#factors = new LengthFactors(lengths, ranking);
    this.#sums = sums;
  }

  /** By document ordinal, the weight of the word that was last weighed. The caller clears what it has read. */
  get weighted(): Float64Array {
    return this.#weighted;
  }

  /** By document ordinal, the short fields that have the word that was last weighed, if these were asked for. */
  get fields(): Uint8Array {
    return this.#fields;
  }

  /** Prepares for a query; `weighWanted` weighs only these documents, and other forms by this weight. */
  want(ordinals: Uint32Array, otherForm = this.#ranking.otherForm): void {
    this.#makeRoom();
    this.#otherForm = otherForm;
    this.#query += 1;
    for (let i = 0; i < ordinals.length; i += 1) this.#wanted[ordinals[i] as number] = this.#query;
    this.#list = ordinals;
    this.#isSorted = false;
  }

  /** The documents among these that are wanted. */
  wantedAmong(ordinals: Uint32Array): Uint32Array {
    const [wanted, query] = [this.#wanted, this.#query];
    return ordinals.filter((ordinal) => wanted[ordinal] === query);
  }

  /** The wanted documents, ascending. */
  #sorted(): Uint32Array {
    if (!this.#isSorted) this.#list = this.#list.slice().sort();
    this.#isSorted = true;
    return this.#list;
  }

  /** Begins to count the documents that have any of several words, each once. */
  beginCounting(): void {
    this.#makeRoom();
    this.#concept += 1;
  }

  /** How many of these documents have not been counted yet. */
  countNew(ordinals: Uint32Array): number {
    const [seen, concept] = [this.#seen, this.#concept];
    let count = 0;
    for (let i = 0; i < ordinals.length; i += 1) {
      const ordinal = ordinals[i] as number;
      if (seen[ordinal] === concept) continue;
      seen[ordinal] = concept;
      count += 1;
    }
    return count;
  }

  /**
   * Sums the weighted frequencies of a word over all documents that have it.
   *
   * @param ordinals ordinals of at least all documents that have it
   */
  weighAll(terms: readonly QueryTerm[], ordinals: Uint32Array): void {
    const { isLive } = this.#lengths;
    const weighted = this.#weighted;
    const scales = this.#scales();
    const areSummed = terms.length > MANY && this.#sums.areExact;
    if (areSummed) this.#sumOthers(terms, ordinals);
    for (const { term, isExact } of areSummed ? terms.filter((each) => each.isExact) : terms) {
      const form = isExact ? 1 : this.#ranking.otherForm;
      this.#postings.read(term, (inSlice, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const ordinal = inSlice[i] as number;
          if (isLive[ordinal] === 0) continue;
          const weight = form * weigh(scales, frequencies[i] as number, ordinal);
          weighted[ordinal] = (weighted[ordinal] as number) + weight;
        }
      });
    }
  }

  /** Sums the weights of all forms of a word except the one that was typed. */
  #sumOthers(terms: readonly QueryTerm[], ordinals: Uint32Array): void {
    const others = terms.filter(({ isExact }) => !isExact).map(({ term }) => term);
    this.#sums.weigh(this.#postings, others, ordinals, this.#factors.factors, this.#weighted);
    const weighted = this.#weighted;
    const { otherForm } = this.#ranking;
    for (let i = 0; i < ordinals.length; i += 1)
      weighted[ordinals[i] as number] = otherForm * (weighted[ordinals[i] as number] as number);
  }

  /**
   * Sums the weighted frequencies of a word in the wanted documents.
   *
   * @param counts whether to count the documents of the index that have it
   * @param notesFields whether to note the short fields that have it
   * @returns how many have it that have not been counted yet
   */
  weighWanted(terms: readonly QueryTerm[], counts: boolean, notesFields = false): number {
    const [concept, query] = [this.#concept, this.#query];
    const [seen, wanted, weighted, fields] = [this.#seen, this.#wanted, this.#weighted, this.#fields];
    const { isLive } = this.#lengths;
    const scales = this.#scales();
    let found = 0;
    for (const { term, isExact } of terms) {
      const form = isExact ? 1 : this.#otherForm;
      if (!counts && this.#postings.count(term) > FEW * this.#list.length) {
        this.#postings.find(term, this.#sorted(), (ordinal, packed) => {
          if (notesFields) fields[ordinal] = (fields[ordinal] as number) | shortFieldsOf(packed);
          weighted[ordinal] = (weighted[ordinal] as number) + form * weigh(scales, packed, ordinal);
        });
        continue;
      }
      this.#postings.read(term, (ordinals, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const ordinal = ordinals[i] as number;
          if (counts && seen[ordinal] !== concept) {
            seen[ordinal] = concept;
            found += isLive[ordinal] as number;
          }
          if (wanted[ordinal] !== query) continue;
          const packed = frequencies[i] as number;
          if (notesFields) fields[ordinal] = (fields[ordinal] as number) | shortFieldsOf(packed);
          const weight = form * weigh(scales, packed, ordinal);
          weighted[ordinal] = (weighted[ordinal] as number) + weight;
        }
      });
    }
    return found;
  }

  /**
   * Raises values, by ordinal, to the score of the word that was weighed times a factor, and clears its weights.
   *
   * @param ordinals of at least all documents that were weighed
   */
  takeBest(terms: readonly QueryTerm[], ordinals: Uint32Array, factor: number, values: Float64Array): void {
    const [weighted, ranking] = [this.#weighted, this.#ranking];
    this.#visit(terms, ordinals, (list, start, end) => {
      for (let i = start; i < end; i += 1) {
        const ordinal = list[i] as number;
        const weight = weighted[ordinal] as number;
        if (weight === 0) continue;
        weighted[ordinal] = 0;
        const value = factor * saturate(weight, ranking);
        if (value > (values[ordinal] as number)) values[ordinal] = value;
      }
    });
  }

  /** Visits all documents that may have been weighed, in the shorter of two lists of more than these. */
  #visit(
    terms: readonly QueryTerm[],
    ordinals: Uint32Array,
    visit: (ordinals: Uint32Array, start: number, end: number) => void,
  ): void {
    const postings = terms.reduce((sum, { term }) => sum + this.#postings.count(term), 0);
    if (ordinals.length <= postings) {
      visit(ordinals, 0, ordinals.length);
      return;
    }
    for (const { term } of terms)
      this.#postings.read(term, (inSlice, _frequencies, start, end) => visit(inSlice, start, end));
  }

  /** The weights of a word in one document, by form and field: their sum is what `weighWanted` computes. */
  weighForms(terms: readonly QueryTerm[], ordinal: number): WeighedForm[] {
    const { factors, lengths } = this.#scales();
    return terms.flatMap(({ term, isExact }) => {
      const packed = this.#packedIn(term, ordinal);
      return FIELDS.flatMap((field) => {
        const times = frequencyIn(packed, field);
        const one = factors[field][lengths[field][ordinal] as number] as number;
        const weight = (isExact ? 1 : this.#ranking.otherForm) * times * one;
        return times > 0 ? [{ term, field, times, isExact, weight }] : [];
      });
    });
  }

  /** The packed frequencies of a term in one document; 0 if it does not have it. */
  #packedIn(term: number, ordinal: number): number {
    for (const { ordinals, frequencies, start, end } of this.#postings.slices(term)) {
      const place = ordinals.subarray(start, end).indexOf(ordinal);
      if (place >= 0) return frequencies[start + place] as number;
    }
    return 0;
  }

  /**
   * Clears the weights of a word.
   *
   * @param ordinals of at least all documents that were weighed
   */
  clear(terms: readonly QueryTerm[], ordinals: Uint32Array): void {
    const [weighted, fields] = [this.#weighted, this.#fields];
    this.#visit(terms, ordinals, (list, start, end) => {
      for (let i = start; i < end; i += 1) {
        weighted[list[i] as number] = 0;
        fields[list[i] as number] = 0;
      }
    });
  }

  #scales(): Scales {
    return { factors: this.#factors.factors, lengths: this.#lengths.lengths };
  }

  #makeRoom(): void {
    const capacity = this.#lengths.isLive.length;
    if (this.#weighted.length === capacity) return;
    this.#weighted = new Float64Array(capacity);
    this.#seen = new Uint32Array(capacity);
    this.#wanted = new Uint32Array(capacity);
    this.#fields = new Uint8Array(capacity);
  }
}

/** The weight of a posting: its frequencies by field, normalised by the lengths of the fields. */
function weigh({ factors, lengths }: Scales, packed: number, ordinal: number): number {
  let sum = 0;
  if ((packed & BEFORE_BODY) !== 0) {
    const inTitle = packed & TITLE_MASK;
    if (inTitle) sum += inTitle * (factors.title[lengths.title[ordinal] as number] as number);
    const isAlso = (packed >>> ALSO_FOUND_BY_SHIFT) & ALSO_FOUND_BY_MASK;
    if (isAlso) sum += factors.alsoFoundBy[lengths.alsoFoundBy[ordinal] as number] as number;
    const inTerms = (packed >>> TERMS_SHIFT) & TERMS_MASK;
    if (inTerms) sum += inTerms * (factors.terms[lengths.terms[ordinal] as number] as number);
    const inExcerpt = (packed >>> EXCERPT_SHIFT) & EXCERPT_MASK;
    if (inExcerpt) sum += inExcerpt * (factors.excerpt[lengths.excerpt[ordinal] as number] as number);
  }
  const inBody = packed >>> BODY_SHIFT;
  if (inBody) sum += inBody * (factors.body[lengths.body[ordinal] as number] as number);
  return sum;
}
