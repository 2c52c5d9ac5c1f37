import { type Language, languages } from '@keelstone/languages/languages.ts';
import { IndexCore } from './index-core.ts';
import { bestMatches, MOST_MATCHES } from './query/best-matches.ts';
import { ConceptCoverage } from './query/concept-coverage.ts';
import { compileFilters } from './query/facet-filter.ts';
import { KeyReader } from './query/key-reader.ts';
import { LruCache } from './query/lru-cache.ts';
import { type MatchedKeys, matchKeys, NO_FALLBACK } from './query/match-keys.ts';
import { pageByCreated, pageByScore, pageByTopScores, pageOfAll } from './query/result-page.ts';
import { collectResults, gatherResults, type ResultSet } from './query/result-set.ts';
import { respell } from './query/spelling.ts';
import { listNewest } from './query/suggestions.ts';
import { TermMatcher } from './query/term-matcher.ts';
import type {
  Condition,
  SearchDocument,
  SearchedWords,
  SearchIndex,
  SearchRequest,
  SearchResult,
  TextCoverage,
  TextMatcher,
} from './search-index.ts';
import type { CompactionOptions, SearchIndexOptions } from './search-index-options.ts';
import type { SearchRules } from './search-rules.ts';
import { Compaction } from './storage/compaction.ts';
import type { DocumentTable } from './storage/document-table.ts';
import { SnapshotReader, UnreadableSnapshotError, writeSnapshot } from './storage/snapshot-file.ts';
import type { Scores } from './text/concept-scorer.ts';
import { toQueryWords } from './text/query-words.ts';
import type { ScorePart } from './text/score-parts.ts';
import { foldTitle } from './titles/title-match.ts';

/** Caches for matches and for scores: the number of keywords each may hold, and its memory limit in bytes. */
const RECENT_KEYWORDS = { entries: 64, bytes: 2 ** 24 };

const DEFAULT_COMPACTION: CompactionOptions = {
  afterAbandoned: 1024,
  sliceMs: 1,
  schedule: (work: () => void) => void setImmediate(work),
};

const cacheKeyOf = ({ keys, conjunction, fallback = false }: SearchedWords) =>
  JSON.stringify([keys, conjunction, fallback]);

/**
 * Words whose forms and stems fingerprint the language rules, with the source of the language's own: a snapshot made
 * under other rules is rejected.
 */
const PROBE =
  'Überprüfung Straße policies registers Konzentrationsrisiken Datenschutz third-party café İstanbul 2026 caresses';

const rulesOf = (language: Language): string =>
  JSON.stringify([
    language,
    languages[language].text.irregular,
    [...languages[language].text.stopWords],
    String(languages[language].text.stem),
    toQueryWords(PROBE, language).map(({ forms, stems }) => [forms, stems]),
  ]);

/** An index that can be saved, so that the next process need not rebuild it from its documents. */
export interface SavableSearchIndex extends SearchIndex {
  /** The ids of all documents, in no particular order. */
  readonly nids: Iterable<number>;
  /** Serialises the whole index except its search rules, synchronously, for `restoreSearchIndex`. */
  save(): Uint8Array;
  /**
   * Like `save`, but yields the bytes in consecutive parts of at most a quarter of a megabyte. They describe the
   * index as it was when this was called, even if documents change before the last part is read. Copy or write
   * each part before requesting the next: it may be a view of memory that later changes overwrite.
   */
  saveInParts(): Generator<Uint8Array>;
  /**
   * Reads the words of rules that will be set, one rule in each step: most of the time that `setRules` takes for
   * hundreds of new ones.
   */
  learn(rules: SearchRules): Generator<void>;
  /**
   * Says why documents match: their scores, divided among words and fields, and raised by what visitors chose. A
   * document that does not match has no parts.
   */
  explain(request: SearchedWords, nids: readonly number[]): ScoreExplanation[];
  /** Searches the same documents by other rules, to compare the results. Use it soon: it does not follow changes. */
  withRules(rules: SearchRules): ComparedIndex;
}

/** An index that is only read. */
export type ComparedIndex = Pick<
  SavableSearchIndex,
  'search' | 'explain' | 'matcherOf' | 'suggestSpelling' | 'facetValues' | 'coverageOf'
>;

/** Why a document matches. */
export type ScoreExplanation = {
  nid: number;
  /** By which results are ordered by relevance; 0 for a document that does not match. */
  score: number;
  /** What a document would score that had nothing but the words. */
  ceiling: number;
  /** What it gains by what visitors chose, which is a part of the score. */
  byChoices: number;
  /** One for each concept: with the gain, the scores of all their matches add up to the document's. */
  parts: ScorePart[];
};

class InMemorySearchIndex implements SavableSearchIndex {
  readonly #options: SearchIndexOptions;
  #reader: KeyReader;
  readonly #matched = new LruCache<MatchedKeys | null>({
    ...RECENT_KEYWORDS,
    bytesOf: (matched) => matched?.found.buffer.byteLength ?? 0,
  });
  readonly #scores = new LruCache<Scores>({
    ...RECENT_KEYWORDS,
    bytesOf: ({ scores }) => scores.byteLength,
  });
  #core: IndexCore;
  #compaction: Compaction | null = null;

  constructor(options: SearchIndexOptions, snapshot?: SnapshotReader) {
    this.#options = options;
    this.#reader = new KeyReader(options);
    this.#core = new IndexCore(options);
    if (snapshot) this.#core.restore(snapshot);
  }

  get nids(): Iterable<number> {
    return this.#core.table.nids();
  }

  save(): Uint8Array {
    return Buffer.concat([...this.saveInParts()]);
  }

  saveInParts(): Generator<Uint8Array> {
    const rules = rulesOf(this.#options.language);
    return writeSnapshot([['rules', () => ({ json: rules })], ...this.#core.save()]);
  }

  get size(): number {
    return this.#core.table.size;
  }

  get #table(): DocumentTable {
    return this.#core.table;
  }

  add(document: SearchDocument): void {
    if (!this.#core.add(document)) return;
    this.#compaction?.recordAddition(document);
    this.#afterChange();
  }

  remove(nid: number): void {
    if (!this.#core.remove(nid)) return;
    this.#compaction?.recordRemoval(nid);
    this.#afterChange();
  }

  setRules(rules: SearchRules): void {
    this.#reader.setRules(rules);
    this.#clearCaches();
  }

  learn(rules: SearchRules): Generator<void> {
    return this.#reader.learn(rules);
  }

  withRules(rules: SearchRules): ComparedIndex {
    const other = new InMemorySearchIndex(this.#options);
    other.#core = this.#core;
    other.#reader = this.#reader.withRules(rules);
    return other;
  }

  search(request: SearchRequest): SearchResult {
    this.#prepare();
    const matched = this.#match(request);
    const results = collectResults(this.#table, matched?.found ?? null, request);
    const nids = this.#page(request, matched, results);
    const pinned = this.#pinned(matched, results);
    const best = this.#best(request, matched, results);
    const { total, facets } = results;
    const corrections = [...(matched?.corrections ?? [])];
    return { total, nids, pinned, best, facets, corrections, fallback: matched?.fallback ?? NO_FALLBACK };
  }

  explain(request: SearchedWords, nids: readonly number[]): ScoreExplanation[] {
    const matched = this.#match(request);
    const { scores, ceiling } = matched
      ? this.#score(request, matched)
      : { scores: new Float64Array(), ceiling: 0 };
    const factors = this.#reader.factorsFor(request);
    return nids.map((nid) => {
      const ordinal = this.#table.ordinalOf(nid);
      const place = ordinal === undefined ? -1 : (matched?.found.indexOf(ordinal) ?? -1);
      if (!matched || ordinal === undefined || place < 0)
        return { nid, score: 0, ceiling, byChoices: 0, parts: [] };
      const score = scores[place] as number;
      const byChoices = score - score / (factors.get(nid) ?? 1);
      return { nid, score, ceiling, byChoices, parts: this.#core.text.explain(matched.groups, ordinal) };
    });
  }

  suggestSpelling(request: SearchRequest): string[] | null {
    return respell(
      request.keys,
      (word) => this.#reader.isMeant(word, this.#core.text),
      (form) => this.#core.text.nearbyWords(form),
      (keys) => {
        const exact = { ...request, keys, fallback: false, limit: 0, best: 0, facets: [] };
        const { total, corrections } = this.search(exact);
        if (total === 0 || corrections.length > 0) return false;
        // A page with all words may cover too little of them for a search that gives way.
        return !request.fallback || this.search({ ...exact, fallback: true }).total > 0;
      },
    );
  }

  matcherOf(request: SearchedWords): TextMatcher {
    return new TermMatcher(this.#match(request)?.groups.flat() ?? [], this.#core.text);
  }

  coverageOf(request: SearchedWords): TextCoverage {
    const { groups, telling } = this.#reader.read(request, this.#core.text);
    return new ConceptCoverage((telling ?? groups).flat(), this.#core.text, this.size);
  }

  suggest(text: string, limit: number, conditions: readonly Condition[] = []) {
    const ordinals = this.#core.titles.find(foldTitle(text), limit, this.#filter(conditions));
    return ordinals.map((ordinal) => this.#table.suggestionIn(ordinal));
  }

  newest(limit: number, conditions: readonly Condition[] = []) {
    return listNewest(this.#table, limit, this.#filter(conditions));
  }

  facetValues(name: string): string[] {
    return this.#table.facetValues(name);
  }

  /** Begins, at the first search, to read in the background what a search for a single letter needs. */
  #prepare(): void {
    const core = this.#core;
    const steps = core.prepare();
    if (!steps) return;
    const { sliceMs, schedule } = this.#options.preparation ?? DEFAULT_COMPACTION;
    const work = () => {
      // A compaction has replaced it.
      if (this.#core !== core) return;
      const end = performance.now() + sliceMs;
      let step = steps.next();
      while (!step.done && performance.now() < end) step = steps.next();
      if (!step.done) schedule(work);
    };
    schedule(work);
  }

  #match(request: SearchedWords): MatchedKeys | null {
    return this.#matched.get(cacheKeyOf(request), () => matchKeys(this.#core, this.#reader, request));
  }

  #filter(conditions: readonly Condition[]): (ordinal: number) => boolean {
    const filters = compileFilters(conditions, this.#table);
    return (ordinal) => filters.every(({ cells, mask }) => mask[cells[ordinal] as number] === 1);
  }

  /** The pinned documents that meet the conditions. */
  #pinned(matched: MatchedKeys | null, { filters }: ResultSet): number[] {
    const ordinals = new Set(matched?.pinned);
    const passes = (ordinal: number) =>
      filters.every(({ cells, mask }) => mask[cells[ordinal] as number] === 1);
    return [...ordinals].filter(passes).map((ordinal) => this.#table.nidIn(ordinal));
  }

  #page(request: SearchRequest, matched: MatchedKeys | null, results: ResultSet): number[] {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    // Without keys, all documents are equally relevant, and age decides.
    if (!matched) {
      const byAge = field === 'created' ? direction : 'DESC';
      return this.#pageWithoutKeys(request, byAge, results);
    }
    // A search with keys always gathers its results.
    const ordinals = results.ordinals as Uint32Array;
    if (field === 'created') return pageByCreated(this.#table, ordinals, direction, request);
    const page = direction === 'DESC' ? this.#pageOfTop(request, matched, results) : null;
    if (page) return page;
    const matches = { ...matched, ...this.#score(request, matched) };
    return pageByScore(this.#table, ordinals, matches, direction, request);
  }

  #pageOfTop(request: SearchRequest, matched: MatchedKeys, results: ResultSet): number[] | null {
    // What visitors chose may be above documents that score higher.
    if (this.#reader.factorsFor(request).size > 0 || matched.scored) return null;
    const top = this.#core.text.topScores(matched.groups, matched.found.length);
    return top && pageByTopScores(this.#table, results.filters, top, results.total, request);
  }

  #best(request: SearchRequest, matched: MatchedKeys | null, { ordinals }: ResultSet): number[] {
    if (!request.best || !matched || !ordinals?.length || matched.found.length > MOST_MATCHES) return [];
    const matches = { ...matched, ...this.#score(request, matched) };
    return bestMatches(this.#table, ordinals, matches, request.best);
  }

  #score(request: SearchedWords, matched: MatchedKeys): Scores {
    return this.#scores.get(cacheKeyOf(request), () => {
      const scored = matched.scored
        ? { ...matched.scored, scores: matched.scored.scores.slice() }
        : this.#core.text.score(matched.groups, matched.found);
      this.#raiseChosen(scored.scores, request, matched);
      return scored;
    });
  }

  /** Raises the scores of what visitors chose for these keys, if it matches. */
  #raiseChosen(scores: Float64Array, request: SearchedWords, { found }: MatchedKeys): void {
    for (const [nid, factor] of this.#reader.factorsFor(request)) {
      const ordinal = this.#table.ordinalOf(nid);
      const place = ordinal === undefined ? -1 : found.indexOf(ordinal);
      if (place >= 0) scores[place] = (scores[place] as number) * factor;
    }
  }

  #pageWithoutKeys(
    request: SearchRequest,
    direction: 'ASC' | 'DESC',
    { ordinals, filters }: ResultSet,
  ): number[] {
    if (!ordinals && direction === 'DESC') return pageOfAll(this.#table, filters, request);
    const all = ordinals ?? gatherResults(this.#table, null, filters);
    return pageByCreated(this.#table, all, direction, request);
  }

  #afterChange(): void {
    this.#clearCaches();
    const options = this.#options.compaction ?? DEFAULT_COMPACTION;
    const isWorthIt = this.#core.abandoned > Math.max(options.afterAbandoned, this.size / 2);
    if (this.#compaction || !isWorthIt) return;
    this.#compaction = new Compaction(this.#core, options, (core) => {
      this.#core = core;
      this.#compaction = null;
      this.#clearCaches();
    });
  }

  #clearCaches(): void {
    this.#matched.clear();
    this.#scores.clear();
  }
}

/**
 * Creates an empty in-memory index for one language. All calls are synchronous and run on the calling thread:
 * with 10,000 articles a search takes a few milliseconds (docs/performance.md).
 */
export function createSearchIndex(options: SearchIndexOptions): SavableSearchIndex {
  return new InMemorySearchIndex(options);
}

/**
 * Restores an index from the bytes that `save` wrote. Add and remove what has changed since, as usual; adding an
 * unchanged document costs next to nothing.
 *
 * @throws UnreadableSnapshotError for bytes that are damaged, or from another version, language or kind of
 * machine
 */
export function restoreSearchIndex(saved: Uint8Array, options: SearchIndexOptions): SavableSearchIndex {
  const snapshot = new SnapshotReader(saved);
  if (snapshot.json('rules') !== rulesOf(options.language))
    throw new UnreadableSnapshotError('its words were made by other rules');
  return new InMemorySearchIndex(options, snapshot);
}
