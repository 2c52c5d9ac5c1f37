import { DocumentTable } from './document-table.ts';
import { parseKeys, type QueryWord } from './query-words.ts';
import { RecentAnswers } from './recent-answers.ts';
import { pageByCreated, pageByScore } from './result-page.ts';
import { collectResults } from './result-set.ts';
import type { SearchDocument, SearchIndex, SearchRequest, SearchResult } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import { listNewest, suggestTitles } from './suggestions.ts';
import { TextMatcher } from './text-matcher.ts';

/** Keywords whose matches and scores are remembered: at 10,000 documents, 10 and 80 kB each. */
const RECENT_KEYWORDS = 64;

const questionOf = (words: readonly QueryWord[][], { conjunction }: SearchRequest) =>
  JSON.stringify([words, conjunction]);

class InMemorySearchIndex implements SearchIndex {
  readonly #table: DocumentTable;
  readonly #language: SearchIndexOptions['language'];
  readonly #text: TextMatcher;
  readonly #found = new RecentAnswers<Uint8Array>(RECENT_KEYWORDS);
  readonly #scores = new RecentAnswers<Float64Array>(RECENT_KEYWORDS);

  constructor(options: SearchIndexOptions) {
    this.#language = options.language;
    this.#text = new TextMatcher(options.language);
    this.#table = new DocumentTable(options.isListed);
  }

  get size(): number {
    return this.#table.size;
  }

  add(document: SearchDocument): void {
    this.remove(document.nid);
    this.#text.add(this.#table.add(document), document);
    this.#forget();
  }

  remove(nid: number): void {
    const slot = this.#table.remove(nid);
    if (slot === null) return;
    this.#text.remove(slot);
    this.#forget();
  }

  search(request: SearchRequest): SearchResult {
    const words = parseKeys(request.keys, this.#language);
    const found = words.length > 0 ? this.#find(words, request) : null;
    const { slots, facets } = collectResults(this.#table, found, request);
    return { total: slots.length, nids: this.#page(request, words, found, slots), facets };
  }

  suggest(text: string, limit: number) {
    return suggestTitles(this.#table, text, limit);
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
    found: Uint8Array | null,
    slots: readonly number[],
  ): number[] {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    if (field === 'created') return pageByCreated(this.#table, slots, direction, request);
    // Without keys every document is as relevant as any other, and age decides.
    if (!found) return pageByCreated(this.#table, slots, 'DESC', request);
    const scores = this.#scores.recall(questionOf(words, request), () => this.#text.score(words, found));
    return pageByScore(this.#table, slots, scores, direction, request);
  }

  #find(words: readonly QueryWord[][], request: SearchRequest): Uint8Array {
    return this.#found.recall(questionOf(words, request), () =>
      this.#text.match(words, request.conjunction, this.#table.capacity),
    );
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
