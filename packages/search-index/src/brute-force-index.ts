import { chooseFacetValues, compareCodeUnits } from './facet-values.ts';
import { parseKeys, type QueryWord } from './query-words.ts';
import type { Condition, FacetRequest, SearchDocument, SearchIndex, SearchRequest } from './search-index.ts';
import type { SearchIndexOptions } from './search-index-options.ts';
import { type StemLanguage, stemForm } from './stem-word.ts';
import { foldTitle, rankTitle } from './title-match.ts';
import { foldWord, splitWords } from './words.ts';

type Field = 'title' | 'terms' | 'excerpt' | 'body';
const WEIGHTS: readonly [Field, number][] = [
  ['title', 6],
  ['terms', 3],
  ['excerpt', 2],
  ['body', 1],
];

const valuesOf = (document: SearchDocument, facet: string): string[] =>
  Object.hasOwn(document.facets, facet) ? [...new Set(document.facets[facet])].filter(Boolean) : [];

function occurrences(
  document: SearchDocument,
  field: Field,
  { forms, stems, prefix }: QueryWord,
  language: StemLanguage,
): number {
  const fits = (form: string) =>
    stems.includes(stemForm(form, language)) || (prefix && forms.some((asked) => form.startsWith(asked)));
  return splitWords(document[field]).filter((word) => foldWord(word).some(fits)).length;
}

const weigh = (document: SearchDocument, word: QueryWord, language: StemLanguage) =>
  WEIGHTS.reduce((sum, [field, weight]) => sum + weight * occurrences(document, field, word, language), 0);

/** Weighted occurrences of the words, 0 when the document does not match. */
function scoreDocument(document: SearchDocument, request: SearchRequest, language: StemLanguage): number {
  const groups = parseKeys(request.keys, language);
  if (groups.length === 0) return 1;
  const scores = groups.map((words) => {
    const each = words.map((word) => weigh(document, word, language));
    return each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0);
  });
  if (request.conjunction === 'AND' && scores.includes(0)) return 0;
  return scores.reduce((sum, score) => sum + score, 0);
}

function meets(document: SearchDocument, { name, operator, value }: Condition): boolean {
  const has = valuesOf(document, name).some((own) => value.includes(own));
  return operator === '=' || operator === 'IN' ? has : !has;
}

/**
 * The oracle: answers every request by looking at every document, with no structure that could be wrong. Slow on
 * purpose; tests and the benchmark hold the real index against it. Its order by relevance is its own.
 */
class BruteForceIndex implements SearchIndex {
  readonly #documents = new Map<number, SearchDocument>();
  readonly #isListed: (document: SearchDocument) => boolean;
  readonly #language: StemLanguage;

  constructor({ language, isListed = () => true }: SearchIndexOptions) {
    this.#language = language;
    this.#isListed = isListed;
  }

  get size() {
    return this.#documents.size;
  }

  add(document: SearchDocument) {
    this.#documents.set(document.nid, document);
  }

  remove(nid: number) {
    this.#documents.delete(nid);
  }

  search(request: SearchRequest) {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    const value = (document: SearchDocument) =>
      field === 'created' ? document.created : scoreDocument(document, request, this.#language);
    const results = this.#matching(request, request.conditions);
    const sign = direction === 'DESC' ? 1 : -1;
    const sorted = results.toSorted((a, b) => sign * (value(b) - value(a)));
    const page = sorted.slice(request.offset, request.offset + request.limit);
    return {
      total: results.length,
      nids: page.map(({ nid }) => nid),
      facets: request.facets.map((facet) => this.#countFacet(facet, request)),
    };
  }

  suggest(text: string, limit: number) {
    const ranked = this.#listed().flatMap(({ title, url }) => {
      const rank = rankTitle(foldTitle(title), foldTitle(text));
      return rank === null ? [] : [{ rank, suggestion: { title, url } }];
    });
    const sorted = ranked.toSorted((a, b) => a.rank - b.rank);
    return sorted.slice(0, limit).map(({ suggestion }) => suggestion);
  }

  newest(limit: number) {
    return this.#listed()
      .slice(0, limit)
      .map(({ title, url }) => ({ title, url }));
  }

  facetValues(name: string) {
    const values = [...this.#documents.values()].flatMap((document) => valuesOf(document, name));
    return [...new Set(values)].sort(compareCodeUnits);
  }

  #newestFirst() {
    return [...this.#documents.values()].sort((a, b) => b.created - a.created || b.nid - a.nid);
  }

  #listed() {
    return this.#newestFirst().filter(this.#isListed);
  }

  #matching(request: SearchRequest, conditions: readonly Condition[]) {
    return this.#newestFirst().filter(
      (document) =>
        scoreDocument(document, request, this.#language) > 0 &&
        conditions.every((condition) => meets(document, condition)),
    );
  }

  #countFacet(facet: FacetRequest, request: SearchRequest) {
    const conditions =
      facet.operator === 'OR'
        ? request.conditions.filter(({ name }) => name !== facet.name)
        : request.conditions;
    const rows = this.#matching(request, conditions).map((document) => valuesOf(document, facet.name));
    const values = this.facetValues(facet.name).map((name) => ({
      name,
      count: rows.filter((row) => row.includes(name)).length,
    }));
    if (facet.missing) values.push({ name: '', count: rows.filter((row) => row.length === 0).length });
    return { name: facet.name, values: chooseFacetValues(values, facet) };
  }
}

/** Creates the oracle. */
export function createBruteForceIndex(options: SearchIndexOptions): SearchIndex {
  return new BruteForceIndex(options);
}
