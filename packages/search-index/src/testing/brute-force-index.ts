import type { Language } from '@keelstone/languages/languages.ts';
import { KeyReader } from '../query/key-reader.ts';
import { respell } from '../query/spelling.ts';
import { TermMatcher } from '../query/term-matcher.ts';
import type {
  Condition,
  Correction,
  FacetRequest,
  SearchDocument,
  SearchIndex,
  SearchRequest,
  SearchResult,
} from '../search-index.ts';
import type { SearchIndexOptions } from '../search-index-options.ts';
import type { SearchRules } from '../search-rules.ts';
import { chooseFacetValues, compareCodeUnits } from '../storage/facet-values.ts';
import type { Concept } from '../text/concepts.ts';
import type { QueryWord } from '../text/query-words.ts';
import { stemForm } from '../text/stem-word.ts';
import { foldWord, splitWords } from '../text/words.ts';
import { foldTitle, rankTitle } from '../titles/title-match.ts';
import { BruteForceLexicon } from './brute-force-lexicon.ts';

type Field = 'title' | 'alsoFoundBy' | 'terms' | 'excerpt' | 'body';
const WEIGHTS: readonly [Field, number][] = [
  ['title', 6],
  ['alsoFoundBy', 4],
  ['terms', 3],
  ['excerpt', 2],
  ['body', 1],
];

const valuesOf = (document: SearchDocument, facet: string): string[] =>
  Object.hasOwn(document.facets, facet) ? [...new Set(document.facets[facet])].filter(Boolean) : [];

type Form = { form: string; stem: string };
type Words = Record<Field, Form[][]>;

/** The words of each document with their forms and stems: the only thing that is cached between queries. */
const known = new Map<Language, WeakMap<SearchDocument, Words>>();

function wordsOf(document: SearchDocument, language: Language): Words {
  const ofLanguage = known.get(language) ?? new WeakMap();
  known.set(language, ofLanguage);
  const before = ofLanguage.get(document);
  if (before) return before;
  const read = (field: Field) =>
    splitWords(document[field] ?? '').map((word) =>
      foldWord(word).map((form) => ({ form, stem: stemForm(form, language) })),
    );
  const words = Object.fromEntries(WEIGHTS.map(([field]) => [field, read(field)])) as Words;
  ofLanguage.set(document, words);
  return words;
}

function occurrences(words: readonly Form[][], { forms, stems, prefix }: QueryWord): number {
  const fits = ({ form, stem }: Form) =>
    stems.includes(stem) || (prefix && forms.some((asked) => form.startsWith(asked)));
  return words.filter((each) => each.some(fits)).length;
}

const weigh = (document: SearchDocument, word: QueryWord, language: Language) =>
  WEIGHTS.reduce(
    (sum, [field, weight]) => sum + weight * occurrences(wordsOf(document, language)[field], word),
    0,
  );

/** The weighted number of occurrences of a concept, 0 if the document does not contain all of it. */
function scoreConcept(document: SearchDocument, { alternatives }: Concept, language: Language): number {
  const scores = alternatives.map(({ words }) => words.map((word) => weigh(document, word, language)));
  return scores.some((each) => !each.includes(0)) ? scores.flat().reduce((sum, score) => sum + score, 0) : 0;
}

/** The score over the groups that the document matches completely, 0 if there are none. */
function scoreDocument(document: SearchDocument, groups: readonly Concept[][], language: Language): number {
  if (groups.length === 0) return 1;
  const scores = groups.map((group) => {
    const each = group.map((concept) => scoreConcept(document, concept, language));
    return each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0);
  });
  return scores.reduce((sum, score) => sum + score, 0);
}

function meets(document: SearchDocument, { name, operator, value }: Condition): boolean {
  const has = valuesOf(document, name).some((own) => value.includes(own));
  return operator === '=' || operator === 'IN' ? has : !has;
}

type Question = { groups: Concept[][]; pinned: readonly number[]; corrections: Correction[] };

/**
 * The oracle: handles every request by checking every document, with no data structure that could be wrong. Slow
 * on purpose; tests and the benchmark compare the real index with it. Only its order by relevance is its own.
 */
class BruteForceIndex implements SearchIndex {
  readonly #documents = new Map<number, SearchDocument>();
  readonly #isListed: (document: SearchDocument) => boolean;
  readonly #language: Language;
  readonly #reader: KeyReader;
  readonly #lexicon: BruteForceLexicon;

  constructor(options: SearchIndexOptions) {
    const { language, isListed = () => true } = options;
    this.#language = language;
    this.#reader = new KeyReader(options);
    this.#lexicon = new BruteForceLexicon(() => this.#documents.values(), language);
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

  setRules(rules: SearchRules) {
    this.#reader.setRules(rules);
  }

  search(request: SearchRequest): SearchResult {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    const question = this.#ask(request);
    const value = (document: SearchDocument) =>
      field === 'created' ? document.created : scoreDocument(document, question.groups, this.#language);
    const results = this.#matching(question, request.conditions);
    const sign = direction === 'DESC' ? 1 : -1;
    const sorted = results.toSorted((a, b) => sign * (value(b) - value(a)));
    const page = sorted.slice(request.offset, request.offset + request.limit).map(({ nid }) => nid);
    return {
      total: results.length,
      nids: page,
      pinned: this.#pinned(question, request.conditions),
      facets: request.facets.map((facet) => this.#countFacet(facet, request, question)),
      corrections: question.corrections,
    };
  }

  suggestSpelling(request: SearchRequest) {
    const finds = (keys: string[]) => {
      const { total, corrections } = this.search({ ...request, keys });
      return total > 0 && corrections.length === 0;
    };
    return respell(request.keys, (form) => this.#lexicon.nearby(form), finds);
  }

  matcherOf(request: Pick<SearchRequest, 'keys' | 'conjunction'>) {
    return new TermMatcher(this.#ask(request).groups.flat(), this.#lexicon);
  }

  suggest(text: string, limit: number, conditions: readonly Condition[] = []) {
    const ranked = this.#listed(conditions).flatMap(({ title, url }) => {
      const rank = rankTitle(foldTitle(title), foldTitle(text));
      return rank === null ? [] : [{ rank, suggestion: { title, url } }];
    });
    const sorted = ranked.toSorted((a, b) => a.rank - b.rank);
    return sorted.slice(0, limit).map(({ suggestion }) => suggestion);
  }

  newest(limit: number, conditions: readonly Condition[] = []) {
    return this.#listed(conditions)
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

  #listed(conditions: readonly Condition[]) {
    const isMet = (document: SearchDocument) => conditions.every((condition) => meets(document, condition));
    return this.#newestFirst().filter((document) => this.#isListed(document) && isMet(document));
  }

  /** The concepts of the keys; unknown words are replaced by similar ones only if nothing is found otherwise. */
  #ask(request: Pick<SearchRequest, 'keys' | 'conjunction'>): Question {
    const groups = this.#reader.read(request);
    const pinned = groups.length > 0 ? this.#reader.pinnedFor(request) : [];
    const asTyped: Question = { groups, pinned, corrections: [] };
    if (this.#matching(asTyped, []).length > 0) return asTyped;
    const corrected = this.#reader.correct(request, this.#lexicon);
    const question = { ...asTyped, ...corrected };
    return this.#matching(question, []).length > 0 ? question : asTyped;
  }

  #matching({ groups }: Question, conditions: readonly Condition[]) {
    return this.#newestFirst().filter(
      (document) =>
        scoreDocument(document, groups, this.#language) > 0 &&
        conditions.every((condition) => meets(document, condition)),
    );
  }

  #pinned({ pinned }: Question, conditions: readonly Condition[]) {
    return [...new Set(pinned)].filter((nid) => {
      const document = this.#documents.get(nid);
      return document && conditions.every((condition) => meets(document, condition));
    });
  }

  #countFacet(facet: FacetRequest, request: SearchRequest, question: Question) {
    const conditions =
      facet.operator === 'OR'
        ? request.conditions.filter(({ name }) => name !== facet.name)
        : request.conditions;
    const rows = this.#matching(question, conditions).map((document) => valuesOf(document, facet.name));
    const values = this.facetValues(facet.name).map((name) => ({
      name,
      count: rows.filter((row) => row.includes(name)).length,
    }));
    if (facet.missing) values.push({ name: '', count: rows.filter((row) => row.length === 0).length });
    return { name: facet.name, values: chooseFacetValues(values, facet) };
  }
}

/** Creates the oracle: a `SearchIndex` to compare others with. */
export function createBruteForceIndex(options: SearchIndexOptions): SearchIndex {
  return new BruteForceIndex(options);
}
