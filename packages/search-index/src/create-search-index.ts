import { Compaction, type CompactionOptions } from './compaction.ts';
import type { DocumentTable } from './document-table.ts';
import { IndexCore } from './index-core.ts';
import { parseKeys, type QueryWord } from './query-words.ts';
import { RecentAnswers } from './recent-answers.ts';
import { pageByCreated, pageByScore } from './result-page.ts';
import { collectResults } from './result-set.ts';
import type { SearchDocument, SearchIndex, SearchRequest, SearchResult } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import { listNewest, toSuggestion } from './suggestions.ts';
import { foldTitle } from './title-match.ts';

/** Keywords whose matches and scores are remembered: at 10,000 documents, 10 and 80 kB each. */
const RECENT_KEYWORDS = 64;

const DEFAULT_COMPACTION: CompactionOptions = {
  afterAbandoned: 1024,
  sliceMs: 3,
  schedule: (work: () => void) => void setImmediate(work),
};

const questionOf = (words: readonly QueryWord[][], { conjunction }: SearchRequest) =>
  JSON.stringify([words, conjunction]);

class InMemorySearchIndex implements SearchIndex {
  readonly #options: SearchIndexOptions;
  readonly #found = new RecentAnswers<Uint32Array>(RECENT_KEYWORDS);
  readonly #scores = new RecentAnswers<Float64Array>(RECENT_KEYWORDS);
  #core: IndexCore;
  #compaction: Compaction | null = null;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.#core = new IndexCore(options);
  }

  get size(): number {
    return this.#core.table.size;
  }

  get #table(): DocumentTable {
    return this.#core.table;
  }

  add(document: SearchDocument): void {
    this.#core.add(document);
    this.#compaction?.noteAddition(document);
    this.#afterChange();
  }

  remove(nid: number): void {
    if (!this.#core.remove(nid)) return;
    this.#compaction?.noteRemoval(nid);
    this.#afterChange();
  }

  search(request: SearchRequest): SearchResult {
    const words = parseKeys(request.keys, this.#options.language);
    const found = words.length > 0 ? this.#find(words, request) : null;
    const { slots, facets } = collectResults(this.#table, found, request);
    return { total: slots.length, nids: this.#page(request, words, found, slots), facets };
  }

  suggest(text: string, limit: number) {
    return this.#core.titles.find(foldTitle(text), limit).map((slot) => toSuggestion(this.#table.row(slot)));
  }

  newest(limit: number) {
    return listNewest(this.#table, limit);
  }

  facetValues(name: string): string[] {
    return this.#table.facetValues(name);
  }

  #page(
    request: SearchRequest,
    words: readonly QueryWord[][],
    found: Uint32Array | null,
    slots: Uint32Array,
  ): number[] {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    // Without keys every document is as relevant as any other, and age decides.
    const isByAge = field === 'created' || !found;
    if (isByAge) {
      const order = { direction: field === 'created' ? direction : 'DESC', isOrdered: !found } as const;
      return pageByCreated(this.#table, slots, order, request);
    }
    const scores = this.#scores.recall(questionOf(words, request), () =>
      this.#core.text.score(words, found).slice(),
    );
    return pageByScore(this.#table, slots, scores, direction, request);
  }

  #find(words: readonly QueryWord[][], request: SearchRequest): Uint32Array {
    return this.#found.recall(questionOf(words, request), () =>
      this.#core.text.match(words, request.conjunction),
    );
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
    this.#found.clear();
    this.#scores.clear();
  }
}

/**
 * Creates an empty in-memory index of one language. Every call answers at once, on the calling thread: with 10,000
 * articles a search takes a few milliseconds (docs/performance.md).
 */
export function createSearchIndex(options: SearchIndexOptions): SearchIndex {
  return new InMemorySearchIndex(options);
}
