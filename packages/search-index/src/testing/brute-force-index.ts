import { type Language, languages } from '@keelstone/languages/languages.ts';
import { MOST_MATCHES, STANDS_OUT } from '../query/best-matches.ts';
import { ConceptCoverage } from '../query/concept-coverage.ts';
import { KeyReader, type Reading } from '../query/key-reader.ts';
import { respell } from '../query/spelling.ts';
import { TermMatcher } from '../query/term-matcher.ts';
import type {
  Condition,
  Correction,
  FacetRequest,
  Fallback,
  SearchDocument,
  SearchedWords,
  SearchIndex,
  SearchRequest,
  SearchResult,
} from '../search-index.ts';
import type { SearchIndexOptions } from '../search-index-options.ts';
import type { SearchRules } from '../search-rules.ts';
import { chooseFacetValues, compareCodeUnits } from '../storage/facet-values.ts';
import { RANKING, type Ranking } from '../text/bm25f.ts';
import { type Concept, onlyTyped, withoutSynonyms } from '../text/concepts.ts';
import type { TextField } from '../text/frequencies.ts';
import { MOST_CONCEPTS, WHOLE } from '../text/part-matcher.ts';
import type { QueryWord } from '../text/query-words.ts';
import { foldTitle, rankTitle } from '../titles/title-match.ts';
import { BruteForceLexicon } from './brute-force-lexicon.ts';
import { referenceScores } from './reference-scores.ts';
import { type Form, wordsOf } from './words-of-documents.ts';

const WEIGHTS: readonly [TextField, number][] = [
  ['title', 6],
  ['alsoFoundBy', 4],
  ['terms', 3],
  ['excerpt', 2],
  ['body', 1],
];

const valuesOf = (document: SearchDocument, facet: string): string[] =>
  Object.hasOwn(document.facets, facet) ? [...new Set(document.facets[facet])].filter(Boolean) : [];

function occurrences(words: readonly Form[][], { forms, stems, prefix }: QueryWord): number {
  const fits = ({ form, stem }: Form) =>
    (stems.length > 0 ? stems.includes(stem) : forms.includes(form)) ||
    (prefix && forms.some((asked) => form.startsWith(asked)));
  return words.filter((each) => each.some(fits)).length;
}

function weigh(document: SearchDocument, word: QueryWord, language: Language): number {
  const words = wordsOf(document, language);
  return WEIGHTS.reduce((sum, [field, weight]) => sum + weight * occurrences(words[field], word), 0);
}

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

/** The words of concepts as they were typed, or as they were corrected. */
const typedWords = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ alternatives: [typed] }) => typed.words.map(({ text }) => text));

type Question = {
  groups: Concept[][];
  /** Without the words that only ask; null if there are none of these, or nothing else. */
  telling?: Concept[][] | null;
  accepts(document: SearchDocument): boolean;
  pinned: readonly number[];
  corrections: readonly Correction[];
  fallback: Fallback;
};

/**
 * The oracle: handles every request by checking every document, with no data structure that could be wrong. Slow
 * on purpose; tests and the benchmark compare the real index with it. Only its order by relevance is its own.
 */
class BruteForceIndex implements SearchIndex {
  readonly #documents = new Map<number, SearchDocument>();
  readonly #isListed: (document: SearchDocument) => boolean;
  readonly #language: Language;
  readonly #ranking: Ranking;
  readonly #reader: KeyReader;
  readonly #lexicon: BruteForceLexicon;
  /** Until the next change, by the words asked for: several requests of a test ask for the same ones. */
  #asked = new Map<string, Question>();

  constructor(options: SearchIndexOptions) {
    const { language, isListed = () => true, ranking = RANKING } = options;
    this.#ranking = ranking;
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
    this.#invalidate();
  }

  remove(nid: number) {
    this.#documents.delete(nid);
    this.#invalidate();
  }

  setRules(rules: SearchRules) {
    this.#reader.setRules(rules);
    this.#invalidate();
  }

  search(request: SearchRequest): SearchResult {
    const { field, direction } = request.sort[0] ?? { field: 'created', direction: 'DESC' };
    const question = this.#ask(request);
    const factors = this.#reader.factorsFor(request);
    const value = (document: SearchDocument) =>
      field === 'created'
        ? document.created
        : scoreDocument(document, question.groups, this.#language) * (factors.get(document.nid) ?? 1);
    const results = this.#matching(question, request.conditions);
    const sign = direction === 'DESC' ? 1 : -1;
    const valued = results.map((document) => ({ nid: document.nid, value: value(document) }));
    const sorted = valued.toSorted((a, b) => sign * (b.value - a.value));
    const page = sorted.slice(request.offset, request.offset + request.limit).map(({ nid }) => nid);
    return {
      total: results.length,
      nids: page,
      pinned: this.#pinned(question, request.conditions),
      best: this.#best(question, results, request.best ?? 0, factors),
      facets: request.facets.map((facet) => this.#countFacet(facet, request, question)),
      corrections: [...question.corrections],
      fallback: question.fallback,
    };
  }

  suggestSpelling(request: SearchRequest) {
    const count = { ...request, facets: [], best: 0 };
    const finds = (keys: string[]) => {
      const { total, corrections } = this.search({ ...count, keys, fallback: false });
      return total > 0 && corrections.length === 0 && this.search({ ...count, keys }).total > 0;
    };
    const isMeant = (word: string) => this.#reader.isMeant(word, this.#lexicon);
    return respell(request.keys, isMeant, (form) => this.#lexicon.nearby(form), finds);
  }

  matcherOf(request: SearchedWords) {
    return new TermMatcher(this.#ask(request).groups.flat(), this.#lexicon);
  }

  coverageOf(request: SearchedWords) {
    const { groups, telling } = this.#reader.read(request, this.#lexicon);
    return new ConceptCoverage((telling ?? groups).flat(), this.#lexicon, this.size);
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

  #invalidate(): void {
    this.#lexicon.invalidate();
    this.#asked.clear();
  }

  #newestFirst() {
    return [...this.#documents.values()].sort((a, b) => b.created - a.created || b.nid - a.nid);
  }

  #listed(conditions: readonly Condition[]) {
    const isMet = (document: SearchDocument) => conditions.every((condition) => meets(document, condition));
    return this.#newestFirst().filter((document) => this.#isListed(document) && isMet(document));
  }

  #ask({ keys, conjunction, fallback }: SearchedWords): Question {
    const request = { keys, conjunction, ...(fallback !== undefined && { fallback }) };
    const name = JSON.stringify(request);
    const question = this.#asked.get(name) ?? this.#read(request);
    this.#asked.set(name, question);
    return question;
  }

  /** Reads the keys in one way after the other, until any document matches. */
  #read(request: SearchedWords): Question {
    const typed = this.#reader.read(request, this.#lexicon);
    const pinned = typed.groups.length > 0 ? this.#reader.pinnedFor(request) : [];
    const mayFallBack = request.fallback === true && request.conjunction === 'AND';
    for (const way of this.#ways(request, typed, pinned, mayFallBack))
      if (this.#matching(way, []).length > 0) return mayFallBack ? this.#addClose(way) : way;
    const close = this.#toClose(this.#reader.correct(request, this.#lexicon) ?? typed, pinned);
    if (mayFallBack && typed.groups.length > 0 && this.#matching(close, []).length > 0) return close;
    return this.#toQuestion(typed.groups, { pinned });
  }

  *#ways(
    request: SearchedWords,
    typed: Reading,
    pinned: readonly number[],
    mayFallBack: boolean,
  ): Generator<Question> {
    yield* this.#wholeWays(typed, pinned, mayFallBack);
    const corrected = this.#reader.correct(request, this.#lexicon);
    if (corrected) yield* this.#wholeWays(corrected, pinned, mayFallBack);
  }

  *#wholeWays(
    { groups, telling, corrections }: Reading,
    pinned: readonly number[],
    mayFallBack: boolean,
  ): Generator<Question> {
    yield this.#toQuestion(groups, { pinned, corrections, telling });
    if (!mayFallBack || !telling) return;
    const dropped = typedWords(groups.flat().filter(({ isQuestion }) => isQuestion));
    yield this.#toQuestion(telling, {
      pinned,
      corrections,
      fallback: { step: 'question_words', dropped },
    });
  }

  #toQuestion(groups: Concept[][], others: Partial<Question> = {}): Question {
    // Kept until the next change: the same documents are asked about for results, best matches and each facet.
    const accepted = new Map<SearchDocument, boolean>();
    const accepts = (document: SearchDocument) => {
      const is = accepted.get(document) ?? scoreDocument(document, groups, this.#language) > 0;
      accepted.set(document, is);
      return is;
    };
    return {
      groups,
      accepts,
      pinned: [],
      corrections: [],
      fallback: { step: 'none', dropped: [] },
      ...others,
    };
  }

  #has(document: SearchDocument, concept: Concept): boolean {
    return scoreConcept(document, concept, this.#language) > 0;
  }

  /** The documents with the greatest part of the concepts: in whole steps, as many as are scored at most. */
  #candidates(concepts: readonly Concept[]): SearchDocument[] {
    if (concepts.length > MOST_CONCEPTS) return [];
    const documents = [...this.#documents.values()];
    const rarities = concepts.map((concept) => {
      const count = documents.filter((document) => this.#has(document, concept)).length;
      const rarity = Math.log(1 + (documents.length - Math.max(1, count) + 0.5) / (Math.max(1, count) + 0.5));
      return concept.alternatives[0].words.length * rarity;
    });
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const weights = rarities.map((rarity) => Math.round((WHOLE * rarity) / all));
    const sumOf = (included: (concept: Concept) => boolean) =>
      concepts.reduce((sum, concept, i) => sum + (included(concept) ? (weights[i] as number) : 0), 0);
    const partOf = (document: SearchDocument) => sumOf((concept) => this.#has(document, concept));
    const parts = new Map(documents.map((document) => [document, partOf(document)]));
    const hasAny = (document: SearchDocument) => concepts.some((concept) => this.#has(document, concept));
    let candidates: SearchDocument[] = [];
    for (const part of [...new Set(parts.values())].sort((a, b) => b - a)) {
      const more = documents.filter((document) => parts.get(document) === part && hasAny(document));
      if (candidates.length > 0 && candidates.length + more.length > this.#ranking.candidates) break;
      candidates = [...candidates, ...more];
    }
    return candidates;
  }

  /**
   * Of the documents with the greatest part of the concepts, those that score nearly as high as the best, and whether
   * any of them covers enough of the concepts; null if there are none.
   */
  #closeTo(concepts: readonly Concept[]): { close: SearchDocument[]; isEnough: boolean } | null {
    const rules = { language: this.#language, ranking: this.#ranking };
    const { scores } = referenceScores([...this.#documents.values()], concepts, rules);
    const candidates = this.#candidates(concepts);
    if (candidates.length === 0) return null;
    const scoreOf = ({ nid }: SearchDocument) => scores.get(nid) as number;
    const best = Math.max(...candidates.map(scoreOf));
    return {
      close: candidates.filter((document) => scoreOf(document) >= this.#ranking.close * best - 1e-9),
      isEnough: concepts.length === 1 || candidates.some(this.#covers(concepts)),
    };
  }

  /** Whether a document covers enough of the concepts. */
  #covers(concepts: readonly Concept[]): (document: SearchDocument) => boolean {
    const { text } = languages[this.#language];
    const { leastCoverage, leastCoverageOfTwo, otherFormCovers = this.#ranking.otherForm } = text;
    const ranking = { ...this.#ranking, otherForm: otherFormCovers };
    const rules = { language: this.#language, ranking };
    const { covered } = referenceScores([...this.#documents.values()], concepts, rules);
    const leastOf = (document: SearchDocument): number => {
      if (!leastCoverageOfTwo || concepts.length !== 2) return leastCoverage;
      return leastCoverageOfTwo[concepts.every((each) => this.#has(document, each)) ? 'both' : 'one'];
    };
    return (document) => (covered.get(document.nid) as number) >= leastOf(document) - 1e-9;
  }

  /** Without documents that only say a synonym in passing, unless few would be left. */
  #withoutPassing(whole: Question, full: readonly SearchDocument[]): Question {
    const concepts = (whole.telling ?? whole.groups).flat();
    const typed = this.#toQuestion([concepts.map(withoutSynonyms)]);
    const covers = this.#covers(concepts);
    const kept = full.filter((document) => typed.accepts(document) || covers(document));
    if (kept.length <= this.#ranking.few) return whole;
    return { ...whole, accepts: (document) => kept.includes(document) };
  }

  /**
   * Adds what comes close, if few documents have all words; nothing is left if these hardly say them. Of many, those are
   * left out that only say a synonym in passing.
   */
  #addClose(whole: Question): Question {
    const full = this.#matching(whole, []);
    if (full.length > this.#ranking.few) return this.#withoutPassing(whole, full);
    const groups = whole.telling ?? whole.groups;
    const found = this.#closeTo(groups.flat());
    if (!found) return whole;
    const { close, isEnough } = found;
    const typed = groups.map((group) =>
      group.map((concept) => onlyTyped(concept, this.#lexicon, this.#language)),
    );
    const asTyped = this.#toQuestion(typed);
    if (!isEnough && this.#matching(asTyped, []).length === 0)
      return this.#toQuestion(whole.groups, { pinned: whole.pinned, accepts: () => false });
    if (close.every((document) => full.includes(document))) return whole;
    return {
      ...whole,
      groups,
      accepts: (document) => full.includes(document) || close.includes(document),
      fallback: { ...whole.fallback, step: 'all_and_close' },
    };
  }

  /** Documents that come close to all words, as defined in `bm25f.ts`. */
  #toClose({ groups, telling, corrections }: Reading, pinned: readonly number[]): Question {
    const concepts = (telling ?? groups).flat();
    const found = this.#closeTo(concepts);
    const results = found?.isEnough ? found.close : [];
    const missing = concepts.filter((concept) => !results.some((document) => this.#has(document, concept)));
    const asked = telling ? groups.flat().filter(({ isQuestion }) => isQuestion) : [];
    const unused = new Set(typedWords([...asked, ...missing]));
    const typedFor = (word: string) => corrections.find(({ used }) => used === word)?.typed ?? word;
    return this.#toQuestion([concepts], {
      accepts: (document) => results.includes(document),
      pinned,
      corrections: corrections.filter(({ used }) => !unused.has(used)),
      fallback: { step: 'majority', dropped: typedWords([...asked, ...missing]).map(typedFor) },
    });
  }

  #matching({ accepts }: Question, conditions: readonly Condition[]) {
    return this.#newestFirst().filter(
      (document) => accepts(document) && conditions.every((condition) => meets(document, condition)),
    );
  }

  #pinned({ pinned }: Question, conditions: readonly Condition[]) {
    return [...new Set(pinned)].filter((nid) => {
      const document = this.#documents.get(nid);
      return document && conditions.every((condition) => meets(document, condition));
    });
  }

  /** The results whose score, by the plain formula, stands out. */
  #best(
    question: Question,
    results: readonly SearchDocument[],
    limit: number,
    factors: ReadonlyMap<number, number>,
  ): number[] {
    const { groups } = question;
    if (limit === 0 || groups.length === 0 || results.length === 0) return [];
    if (this.#matching(question, []).length > MOST_MATCHES) return [];
    const rules = { language: this.#language, ranking: this.#ranking };
    const { scores, ceiling } = referenceScores([...this.#documents.values()], groups.flat(), rules);
    const rounded = (score: number) => Math.round(score * 1e9);
    const scoreOf = ({ nid }: SearchDocument) => (scores.get(nid) as number) * (factors.get(nid) ?? 1);
    const { ofCeiling, ofHighest, most } = STANDS_OUT;
    const least = Math.max(ofCeiling * ceiling, ofHighest * Math.max(...results.map(scoreOf)));
    const best = results.filter((document) => scoreOf(document) >= least - 1e-9);
    if (best.length > most) return [];
    // Sorting is stable, and the results are newest first.
    const sorted = best.toSorted((a, b) => rounded(scoreOf(b)) - rounded(scoreOf(a)));
    return sorted.slice(0, limit).map(({ nid }) => nid);
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
