import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from '../search-index.ts';
import type { SearchIndexOptions } from '../search-index-options.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';
import { RANKING, type Ranking } from './bm25f.ts';
import type { TopScores } from './common-prefix.ts';
import { CommonPrefixes } from './common-prefixes.ts';
import { ConceptMatcher } from './concept-matcher.ts';
import { ConceptScorer, type QueryAlternative, type QueryConcept, type Scores } from './concept-scorer.ts';
import { type Concept, onlyTyped, withoutSynonyms } from './concepts.ts';
import { CoverageRule, highestOf, ROUNDING } from './coverage-rule.ts';
import { ONLY_OFFERED } from './edit-distance.ts';
import { FieldLengths } from './field-lengths.ts';
import { FormSums } from './form-sums.ts';
import { addOccurrence, FIELDS, type TextField, textIn } from './frequencies.ts';
import { compareNearby, type NearbyWord, NearbyWords } from './nearby-words.ts';
import { PartMatcher } from './part-matcher.ts';
import { PostingPool } from './posting-pool.ts';
import type { QueryWord } from './query-words.ts';
import type { PrefixScratch } from './read-prefix.ts';
import { divideScore, type ScorePart, type TermLookup } from './score-parts.ts';
import type { Alternative } from './synonyms.ts';
import { TermDictionary } from './term-dictionary.ts';
import { unitsOf } from './word-table.ts';
import type { QueryTerm } from './word-weights.ts';
import { scanWords } from './words.ts';

/** Documents copied in one step: well under a millisecond of work. */
const DOCUMENTS_A_STEP = 512;
const POSTINGS_A_STEP = 1024;

/** The terms of a prefix that more words begin with are not kept. */
const MOST_TERMS_CACHED = 1024;

/**
 * Documents that match all concepts, then those that come close, with their scores, and by concept whether any of them
 * matches it. Without scores, nothing was added.
 */
export type CloseMatches = { found: Uint32Array; isMatched: boolean[]; scored?: Scores };

const isSingle = ({ words }: Alternative) => words.length === 1;

/** The words of all documents, by document ordinal, and how well documents match a search. */
export class TextIndex {
  readonly #dictionary: TermDictionary;
  readonly #postings = new PostingPool();
  readonly #lengths = new FieldLengths();
  readonly #scorer: ConceptScorer;
  readonly #ranking: Ranking;
  readonly #language: Language;
  readonly #coverage: CoverageRule;
  readonly #matcher = new ConceptMatcher(this.#postings, this.#lengths, (word) => this.termsOf(word));
  readonly #parts: PartMatcher;
  readonly #nearby: NearbyWords;
  readonly #common: CommonPrefixes;
  /** Frequencies of the document that is being added, by term, and the terms it has; empty otherwise. */
  #packed = new Uint16Array(1024);
  #counted: number[] = [];
  /** By prefix, its terms, and of how many they are: terms are never removed. A search asks for them several times. */
  readonly #ofPrefix = new WeakMap<QueryWord, { size: number; terms: readonly number[] }>();

  constructor({
    language,
    ranking = RANKING,
    commonPrefixes,
  }: Pick<SearchIndexOptions, 'language' | 'ranking' | 'commonPrefixes'>) {
    this.#ranking = ranking;
    const sums = new FormSums(this.#lengths);
    this.#scorer = new ConceptScorer(this.#postings, this.#lengths, sums, ranking);
    this.#language = language;
    this.#coverage = new CoverageRule(this.#scorer, language, ranking);
    this.#common = new CommonPrefixes(this.#postings, this.#lengths, sums, ranking, commonPrefixes);
    this.#parts = new PartMatcher(this.#matcher, this.#lengths, ranking);
    this.#dictionary = new TermDictionary(language);
    this.#nearby = new NearbyWords(this.#dictionary.forms);
  }

  /** Bytes of the postings. */
  get bytes(): number {
    return this.#postings.bytes;
  }

  /** Adds the words of a document. Ordinals are ascending and never reused. */
  add(ordinal: number, document: SearchDocument): void {
    for (const field of FIELDS) {
      const length = scanWords(textIn(document, field), (text, start, end) => {
        for (const term of this.#dictionary.termsAt(text, start, end)) this.#count(term, field);
      });
      this.#lengths.set(ordinal, field, length);
    }
    this.#lengths.add(ordinal);
    this.#common.add(ordinal, this.#counted, this.#packed, this.#dictionary.forms);
    for (const term of this.#counted) {
      this.#postings.append(term, ordinal, this.#packed[term] as number);
      this.#packed[term] = 0;
    }
    this.#counted = [];
    this.#nearby.indexNewWords();
  }

  #count(term: number, field: TextField): void {
    if (term >= this.#packed.length) {
      const grown = new Uint16Array(Math.max(term + 1, this.#packed.length * 2));
      grown.set(this.#packed);
      this.#packed = grown;
    }
    const packed = this.#packed[term] as number;
    if (packed === 0) this.#counted.push(term);
    this.#packed[term] = addOccurrence(packed, field);
  }

  /** Removes a document. Its postings stay, and are skipped. */
  remove(ordinal: number): void {
    this.#lengths.remove(ordinal);
  }

  /**
   * Copies the words of another index, step by step.
   *
   * @param newOrdinals by ordinal in the other index, the ordinal here, or -1 for a document that is not copied;
   * ascending
   */
  *adopt(source: TextIndex, newOrdinals: Int32Array): Generator<void, void> {
    for (let ordinal = 0; ordinal < newOrdinals.length; ordinal += 1) {
      const newOrdinal = newOrdinals[ordinal] as number;
      if (newOrdinal < 0) continue;
      this.#lengths.adopt(source.#lengths, ordinal, newOrdinal);
      if (ordinal % DOCUMENTS_A_STEP === 0) yield;
    }
    yield;
    yield* this.#dictionary.reserve(source.#dictionary);
    const terms = new Uint32Array(source.#dictionary.size);
    let done = 0;
    // Terms added during the copy belong to none of the copied documents.
    for (let old = 0; old < terms.length; old += 1) {
      let term = -1;
      for (const { ordinals, frequencies, start, end } of source.#postings.slices(old)) {
        for (let i = start; i < end; i += 1) {
          const newOrdinal = newOrdinals[ordinals[i] as number] ?? -1;
          if (newOrdinal < 0) continue;
          if (term < 0) term = this.#dictionary.adopt(source.#dictionary, old);
          this.#postings.append(term, newOrdinal, frequencies[i] as number);
        }
        done += end - start;
        if (done < POSTINGS_A_STEP) continue;
        done = 0;
        this.#nearby.indexNewWords();
        yield;
      }
      terms[old] = term + 1;
      // Terms that are no longer used take time, too.
      done += 1;
    }
    this.#nearby.indexNewWords();
    yield;
    yield* this.#dictionary.adoptWords(source.#dictionary, terms);
  }

  /** Ordinals of the documents that match, in no particular order. */
  match(groups: readonly (readonly Concept[])[]): Uint32Array {
    const common = this.#matchCommon(groups);
    if (common) return common;
    const [only, ...others] = groups;
    if (only && others.length === 0) return this.#matcher.matchAll(only);
    const any = new Set<number>();
    for (const group of groups) for (const ordinal of this.#matcher.matchAll(group)) any.add(ordinal);
    return Uint32Array.from(any);
  }

  /**
   * Adds documents that have a part of the concepts to those that have all, if these are few: whichever score nearly
   * as high as the best. Finds none at all if none covers enough, unless some has all words as they were typed, or
   * there is only one word or phrase.
   *
   * @param full ordinals of the documents that have all
   */
  addClose(concepts: readonly Concept[], full: Uint32Array): CloseMatches {
    if (full.length > this.#ranking.few) return { found: full, isMatched: [] };
    const candidates = this.#parts.match(concepts);
    if (candidates.found.length === 0) return { found: full, isMatched: [] };
    const asked = concepts.map((concept, i) => this.#ask(concept, candidates.phrases[i]));
    const { scores, ceiling, covered } = this.#scorer.scoreAndCover(asked, candidates.found, candidates);
    const isFound =
      concepts.length === 1 ||
      this.#hasTyped(concepts, full) ||
      this.#coverage.isMetByAny(asked, candidates, covered);
    if (!isFound) return { found: new Uint32Array(), isMatched: [] };
    const best = highestOf(scores);
    const least = this.#ranking.close * best - ROUNDING;
    const found = new Uint32Array(candidates.found.length);
    const kept = new Float64Array(candidates.found.length);
    let count = full.length;
    let union = 0;
    for (let place = 0; place < found.length; place += 1) {
      const ordinal = candidates.found[place] as number;
      const whole = full.indexOf(ordinal);
      if (whole < 0 && (scores[place] as number) < least) continue;
      const at = whole < 0 ? count : whole;
      found[at] = ordinal;
      kept[at] = scores[place] as number;
      if (whole < 0) count += 1;
      union |= candidates.masks[place] as number;
    }
    return {
      found: found.slice(0, count),
      isMatched: concepts.map((_, i) => (union & (1 << i)) !== 0),
      scored: { scores: kept.slice(0, count), ceiling },
    };
  }

  /**
   * Of many documents that have all concepts, those that have the typed words, in any form, or cover enough: others say
   * a synonym in passing. All of them, if few would be left.
   *
   * @param full ordinals of the documents
   */
  withoutPassing(concepts: readonly Concept[], full: Uint32Array): Uint32Array {
    const { few } = this.#ranking;
    if (full.length <= few || concepts.every(({ alternatives }) => alternatives.length === 1)) return full;
    const isKept = new Uint8Array(this.#lengths.isLive.length);
    for (const ordinal of this.#matcher.matchAll(concepts.map(withoutSynonyms))) isKept[ordinal] = 1;
    const others = full.filter((ordinal) => isKept[ordinal] === 0);
    if (others.length === 0) return full;
    const asked = concepts.map((concept) => this.#ask(concept));
    for (const ordinal of this.#coverage.covering(asked, others)) isKept[ordinal] = 1;
    const kept = full.filter((ordinal) => isKept[ordinal] === 1);
    return kept.length > few ? kept : full;
  }

  /** Whether one of the documents that have all concepts has them without synonyms. */
  #hasTyped(concepts: readonly Concept[], full: Uint32Array): boolean {
    if (full.length === 0) return false;
    return (
      this.#matcher.matchAll(concepts.map((concept) => onlyTyped(concept, this, this.#language))).length > 0
    );
  }

  /**
   * Scores documents (`bm25f.ts`), each concept by the alternative that scores highest.
   *
   * @param ordinals the ordinals that `match` returned, and those of pinned documents
   * @returns scores by position in `ordinals`
   */
  score(groups: readonly (readonly Concept[])[], ordinals: Uint32Array): Scores {
    const concepts = groups.flat();
    const [
      {
        alternatives: [typed, ...synonyms],
      } = { alternatives: [] },
    ] = concepts;
    // With synonyms, the documents may be fewer than those that have any of the words.
    const areAll = concepts.length === 1 && synonyms.length === 0 && typed !== undefined && isSingle(typed);
    return this.#scorer.score(
      concepts.map((concept) => this.#ask(concept)),
      ordinals,
      areAll,
    );
  }

  /** Divides the score of a document among the concepts of a search, and their words and fields. */
  explain(groups: readonly (readonly Concept[])[], ordinal: number): ScorePart[] {
    const lookup: TermLookup = {
      weigh: (terms) => this.#scorer.weighForms(terms, ordinal),
      spelling: (term) => this.#dictionary.spelling(term),
      isFormOf: (term, { stems }) => this.#dictionary.withStem(stems).includes(term),
    };
    const ordinals = Uint32Array.of(ordinal);
    return groups.flat().map((concept) => {
      const asked = this.#ask(concept);
      const [score = 0] = this.#scorer.score([asked], ordinals, false).scores;
      return divideScore(concept, asked, score, { lookup, ranking: this.#ranking });
    });
  }

  /**
   * The documents that score highest, without scoring all, if that can be told: for a prefix that very many have.
   *
   * @param found how many documents match
   */
  topScores(groups: readonly (readonly Concept[])[], found: number): TopScores | null {
    const prefix = this.#prefixIn(groups);
    return prefix === null ? null : this.#common.top(prefix, found);
  }

  /** Reads, step by step, the documents of single letters that very many have, before they are searched for. */
  *prepareLetters(): Generator<void, void> {
    let scratch: PrefixScratch | null = null;
    for (const letter of this.#dictionary.letters()) {
      // Terms that are added later belong to documents that are added later.
      const terms = this.#dictionary.withPrefix(letter).slice();
      scratch = yield* this.#common.prepare(letter, terms, this.#dictionary.forms.find(letter), scratch);
      yield;
    }
  }

  #matchCommon(groups: readonly (readonly Concept[])[]): Uint32Array | null {
    const prefix = this.#prefixIn(groups);
    if (prefix === null) return null;
    const { forms } = this.#dictionary;
    return this.#common.match(prefix, this.#dictionary.withPrefix(prefix), forms.find(prefix));
  }

  /** The beginning of words that a search consists of; null if it is more, or finds words that begin otherwise. */
  #prefixIn(groups: readonly (readonly Concept[])[]): string | null {
    const concepts = groups.flat();
    const alternatives = concepts.length === 1 ? (concepts[0] as Concept).alternatives : [];
    const [word] =
      alternatives.length === 1 && isSingle(alternatives[0] as Alternative) ? alternatives[0].words : [];
    if (!word?.prefix || word.forms.length !== 1) return null;
    const [form = ''] = word.forms;
    const isOfPrefix = (term: number) => this.#dictionary.forms.beginsWith(term, unitsOf(form));
    return this.#dictionary.withStem(word.stems).every(isOfPrefix) ? form : null;
  }

  /** @param ordinals how many ordinals have been assigned */
  save(ordinals: number): SnapshotEntries {
    return [
      ...this.#dictionary.save(),
      ...this.#postings.save(this.#dictionary.size),
      ...this.#lengths.save(ordinals),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    for (const part of [this.#dictionary, this.#postings, this.#lengths]) part.restore(snapshot);
    this.#nearby.indexNewWords();
  }

  /** True if some document has the word, in any form. */
  knows(word: QueryWord): boolean {
    return this.termsOf(word).some((term) => this.#isUsed(term));
  }

  /**
   * At most so many documents have the word. Those with several of its forms are counted for each, and removed ones
   * until the next compaction: reading the postings of common words would take milliseconds.
   */
  documentsHaving(word: QueryWord): number {
    return this.termsOf(word).reduce((sum, term) => sum + this.#postings.count(term), 0);
  }

  /** True if some document has exactly this form. */
  hasForm(form: string): boolean {
    const term = this.#dictionary.forms.find(form);
    return term >= 0 && this.#isUsed(term);
  }

  termsAt(text: string, start: number, end: number): readonly number[] {
    return this.#dictionary.termsAt(text, start, end);
  }

  formOf(term: number): string {
    return this.#dictionary.forms.wordAt(term);
  }

  /** Words of the index with a spelling similar to a form, most likely first; of one of three letters, only to be offered. */
  nearbyWords(form: string): NearbyWord[] {
    return this.#nearby
      .near(form)
      .map(({ term, distance }) => ({
        word: this.#dictionary.forms.wordAt(term),
        spelling: this.#dictionary.spelling(term),
        distance,
        documents: this.#documentsWith(term),
      }))
      .filter(({ documents }) => documents > 0)
      .sort(compareNearby(form));
  }

  nearest(form: string): NearbyWord | undefined {
    return form.length > ONLY_OFFERED ? this.nearbyWords(form)[0] : undefined;
  }

  /** Whether any document in the index has a term: those of removed documents remain. */
  #isUsed(term: number): boolean {
    for (const { ordinals, start, end } of this.#postings.slices(term))
      for (let i = start; i < end; i += 1) if (this.#lengths.isLive[ordinals[i] as number] === 1) return true;
    return false;
  }

  #documentsWith(term: number): number {
    let count = 0;
    this.#postings.read(term, (ordinals, _frequencies, start, end) => {
      for (let i = start; i < end; i += 1) count += this.#lengths.isLive[ordinals[i] as number] as number;
    });
    return count;
  }

  /** Terms that match a word: those with its stem and, for a prefix, those that begin with it. */
  termsOf(word: QueryWord): readonly number[] {
    const { forms, stems, prefix } = word;
    const own = stems.length > 0 ? this.#dictionary.withStem(stems) : this.#withForms(forms);
    if (!prefix) return own;
    const { size } = this.#dictionary;
    const before = this.#ofPrefix.get(word);
    if (before?.size === size) return before.terms;
    const all = new Set(own);
    for (const form of forms) for (const term of this.#dictionary.withPrefix(form)) all.add(term);
    const terms = [...all];
    if (terms.length <= MOST_TERMS_CACHED) this.#ofPrefix.set(word, { size, terms });
    return terms;
  }

  #withForms(forms: readonly string[]): number[] {
    return forms.map((form) => this.#dictionary.forms.find(form)).filter((term) => term >= 0);
  }

  /** @param phrases the documents of its alternatives of several words, if they are known */
  #ask(
    { alternatives }: Concept,
    phrases: readonly Uint32Array[] = this.#matcher.phrasesOf(alternatives),
  ): QueryConcept {
    const [typed, ...synonyms] = alternatives;
    const left = [...phrases];
    const ask = (alternative: Alternative): QueryAlternative => ({
      words: alternative.words.map((word) => this.#queryTerms(word)),
      weight: alternative.weight,
      having: isSingle(alternative) ? null : (left.shift() as Uint32Array),
    });
    return [ask(typed), ...synonyms.map(ask)];
  }

  #queryTerms(word: QueryWord): QueryTerm[] {
    const isExact = (term: number) => word.forms.includes(this.#dictionary.forms.wordAt(term));
    return this.termsOf(word).map((term) => ({ term, isExact: isExact(term) }));
  }
}
