import { type Language, languages } from '@keelstone/languages/languages.ts';
import { compileFilters } from './facets/facet-filter.ts';
import { IndexCore } from './index-core.ts';
import { type AnsweredKeys, answerKeys } from './query/answered-keys.ts';
import { KeyReader } from './query/key-reader.ts';
import { toQueryWords } from './query/query-words.ts';
import { RecentAnswers } from './query/recent-answers.ts';
import { pageByCreated, pageByScore, pageOfAll } from './query/result-page.ts';
import { collectResults, gatherResults, type ResultSet } from './query/result-set.ts';
import { respell } from './query/spelling.ts';
import { listNewest } from './query/suggestions.ts';
import { TextMatcher } from './query/text-matcher.ts';
import type { Condition, SearchDocument, SearchIndex, SearchRequest, SearchResult } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import type { SearchRules } from './search-rules.ts';
import { Compaction, type CompactionOptions } from './storage/compaction.ts';
import type { DocumentTable } from './storage/document-table.ts';
import { SnapshotReader, UnreadableSnapshotError, writeSnapshot } from './storage/snapshot-file.ts';
import { foldTitle } from './titles/title-match.ts';

/** Caches for matches and for scores: the number of keywords each may hold, and its memory limit in bytes. */
const RECENT_KEYWORDS = { answers: 64, bytes: 2 ** 24 };

const DEFAULT_COMPACTION: CompactionOptions = {
  afterAbandoned: 1024,
  sliceMs: 1,
  schedule: (work: () => void) => void setImmediate(work),
};

const questionOf = ({ keys, conjunction }: Pick<SearchRequest, 'keys' | 'conjunction'>) =>
  JSON.stringify([keys, conjunction]);

/** Words whose forms and stems fingerprint the language rules: a snapshot made under other rules is rejected. */
const PROBE =
  'Überprüfung Straße policies registers Risiken Datenschutz third-party café İstanbul 2026 caresses';

const rulesOf = (language: Language): string =>
  JSON.stringify([
    language,
    languages[language].text.irregular,
    toQueryWords(PROBE, language).map(({ forms, stems }) => [forms, stems]),
  ]);

/** An index that can be saved, so that the next process need not rebuild it from its documents. */
export interface SavableSearchIndex extends SearchIndex {
  /** The ids of all documents, in no particular order. */
  readonly nids: Iterable<number>;
  /** Serializes the whole index except its search rules, synchronously, for `restoreSearchIndex`. */
  save(): Uint8Array;
  /**
   * Like `save`, but yields the bytes in consecutive parts of at most a quarter of a megabyte. They describe the
   * index as it was when this was called, even if documents change before the last part is read. Copy or write
   * each part before requesting the next: it may be a view of memory that later changes overwrite.
   */
  saveInParts(): Generator<Uint8Array>;
}

class InMemorySearchIndex implements SavableSearchIndex {
  readonly #options: SearchIndexOptions;
  readonly #reader: KeyReader;
  readonly #answered = new RecentAnswers<AnsweredKeys | null>({
    ...RECENT_KEYWORDS,
    bytesOf: (answered) => answered?.found.buffer.byteLength ?? 0,
  });
  readonly #scores = new RecentAnswers<Float64Array>({
    ...RECENT_KEYWORDS,
    bytesOf: ({ byteLength }) => byteLength,
  });
  #core: IndexCore;
  #compaction: Compaction | null = null;

  constructor(options: SearchIndexOptions, snapshot?: SnapshotReader) {
    this.#options = options;
    this.#reader = new KeyReader(options.language);
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
    this.#compaction?.noteAddition(document);
    this.#afterChange();
  }

  remove(nid: number): void {
    if (!this.#core.remove(nid)) return;
    this.#compaction?.noteRemoval(nid);
    this.#afterChange();
  }

  setRules(rules: SearchRules): void {
    this.#reader.setRules(rules);
    this.#forget();
  }

  search(request: SearchRequest): SearchResult {
    const answered = this.#answer(request);
    const results = collectResults(this.#table, answered?.found ?? null, request);
    const nids = this.#page(request, answered, results);
    const pinned = this.#pinned(answered, results);
    const { total, facets } = results;
    return { total, nids, pinned, facets, corrections: [...(answered?.corrections ?? [])] };
  }

  suggestSpelling(request: SearchRequest): string[] | null {
    return respell(
      request.keys,
      (form) => this.#core.text.nearbyWords(form),
      (keys) => {
        const { total, corrections } = this.search({ ...request, keys, limit: 0, facets: [] });
        return total > 0 && corrections.length === 0;
      },
    );
  }

  matcherOf(request: Pick<SearchRequest, 'keys' | 'conjunction'>): TextMatcher {
    return new TextMatcher(this.#answer(request)?.groups.flat() ?? [], this.#core.text);
  }

  suggest(text: string, limit: number, conditions: readonly Condition[] = []) {
    const slots = this.#core.titles.find(foldTitle(text), limit, this.#filter(conditions));
    return slots.map((slot) => this.#table.suggestionIn(slot));
  }

  newest(limit: number, conditions: readonly Condition[] = []) {
    return listNewest(this.#table, limit, this.#filter(conditions));
  }

  facetValues(name: string): string[] {
    return this.#table.facetValues(name);
  }

  #answer(request: Pick<SearchRequest, 'keys' | 'conjunction'>): AnsweredKeys | null {
    return this.#answered.recall(questionOf(request), () => answerKeys(this.#core, this.#reader, request));
  }

  #filter(conditions: readonly Condition[]): (slot: number) => boolean {
    const filters = compileFilters(conditions, this.#table);
    return (slot) => filters.every(({ cells, mask }) => mask[cells[slot] as number] === 1);
  }

  /** The pinned documents that meet the conditions. */
  #pinned(answered: AnsweredKeys | null, { filters }: ResultSet): number[] {
    const slots = new Set(answered?.pinned);
    const passes = (slot: number) => filters.every(({ cells, mask }) => mask[cells[slot] as number] === 1);
    return [...slots].filter(passes).map((slot) => this.#table.nidIn(slot));
  }

  #page(request: SearchRequest, answered: AnsweredKeys | null, results: ResultSet): number[] {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    // Without keys, all documents are equally relevant, and age decides.
    if (!answered) {
      const byAge = field === 'created' ? direction : 'DESC';
      return this.#pageWithoutKeys(request, byAge, results);
    }
    // A search with keys always gathers its results.
    const slots = results.slots as Uint32Array;
    if (field === 'created') return pageByCreated(this.#table, slots, direction, request);
    const { found } = answered;
    const scores = this.#scores.recall(questionOf(request), () =>
      this.#core.text.score(answered.groups, found),
    );
    return pageByScore(this.#table, slots, { found, scores }, direction, request);
  }

  #pageWithoutKeys(
    request: SearchRequest,
    direction: 'ASC' | 'DESC',
    { slots, filters }: ResultSet,
  ): number[] {
    if (!slots && direction === 'DESC') return pageOfAll(this.#table, filters, request);
    const all = slots ?? gatherResults(this.#table, null, filters);
    return pageByCreated(this.#table, all, direction, request);
  }

  #afterChange(): void {
    this.#forget();
    const options = this.#options.compaction ?? DEFAULT_COMPACTION;
    const isWorthIt = this.#core.abandoned > Math.max(options.afterAbandoned, this.size / 2);
    if (this.#compaction || !isWorthIt) return;
    this.#compaction = new Compaction(this.#core, options, (core) => {
      this.#core = core;
      this.#compaction = null;
      this.#forget();
    });
  }

  #forget(): void {
    this.#answered.clear();
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
