import { LANGUAGES, type Language } from '@keelstone/languages/languages.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type {
  Condition,
  Correction,
  FacetRequest,
  SearchDocument,
  SearchIndex,
  SearchRequest,
  SearchResult,
} from '../search-index.ts';
import type { SearchRules } from '../search-rules.ts';
import { foldWord } from '../text/words.ts';

/** A small vocabulary, so that random queries hit, miss and overlap. */
const word = fc.constantFrom(
  'risk',
  'Risiko',
  'register',
  'Registers',
  'registering',
  'Risiken',
  'policies',
  'policy',
  'reg',
  'Überprüfung',
  'Ueberpruefung',
  'uber',
  'Straße',
  'STRASSE',
  'café',
  'cafe\u0301',
  'third-party',
  'constructor',
  '2024',
  'the',
  'risc',
  'rigester',
  'kill',
  'riskregister',
  'Risikoregister',
  'covid19',
  'covid',
  '19',
  'fell',
  "l'évaluation",
  'ÉVALUATIONS',
  "d'e\u0301valuer",
  'déclarée',
  'déclarés',
  'travaux',
  'travail',
  'œuvre',
);
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
export const language = fc.constantFrom(...LANGUAGES);
const facetName = fc.constantFrom('industries', 'date', 'suite', 'constructor');
const facetValue = fc.constantFrom('Banking', 'Öffentliche Verwaltung', '2024', 'Archived', '__proto__', '');

export const document: fc.Arbitrary<SearchDocument> = fc.record({
  nid: fc.integer({ min: 1, max: 30 }),
  title: text,
  alsoFoundBy: text,
  terms: text,
  excerpt: text,
  body: text,
  created: fc.integer({ min: 0, max: 12 }),
  url: fc.constantFrom('/a', '/b'),
  facets: fc.dictionary(facetName, fc.array(facetValue, { maxLength: 4 })),
});

const condition: fc.Arbitrary<Condition> = fc.record({
  name: facetName,
  operator: fc.constantFrom('=', '<>', 'IN', 'NOT IN'),
  value: fc.array(facetValue, { maxLength: 2 }),
});

const facet: fc.Arbitrary<FacetRequest> = fc.record({
  name: facetName,
  limit: fc.constantFrom(0, 0, 1, 3),
  minCount: fc.constantFrom(0, 0, 1, 2),
  missing: fc.boolean(),
  operator: fc.constantFrom('AND', 'OR'),
});

const questionWord = fc.constantFrom(
  'find',
  'tell',
  'me',
  'about',
  'zeig',
  'gibt',
  'cherche',
  'trouver',
  "qu'est-ce",
);

const key = fc.oneof(
  word,
  fc.constantFrom('r', 're', 'u', 'ue', 'stras', 'caf', 'polici', '-', 'x'),
  fc.constantFrom('rsik', 'regsiter', 'Registrierung', 'ueberprufng', 'policys', '2025', 'BCM', 'a'),
  fc.constantFrom('evalaution', "l'", "qu'evaluer", 'travial', 'oeuvres', 'declaree'),
  fc.constantFrom('registerrisiko', 'riskpolicy', 'caferegister', 'covid2024', '19covid', 'policy2024'),
  questionWord,
);

export const request: fc.Arbitrary<SearchRequest> = fc.record({
  keys: fc.oneof(
    fc.array(key, { maxLength: 3 }),
    fc.array(key, { minLength: 3, maxLength: 6 }),
    // A question about one word, which many documents have: with more, few or none have all of them.
    fc.tuple(questionWord, word).map((keys): string[] => keys),
  ),
  conjunction: fc.constantFrom('AND', 'AND', 'OR'),
  fallback: fc.boolean(),
  conditions: fc.array(condition, { maxLength: 3 }),
  sort: fc.array(
    fc.record({
      field: fc.constantFrom('created', 'relevance'),
      direction: fc.constantFrom('ASC', 'DESC'),
    }),
    { maxLength: 2 },
  ),
  offset: fc.nat(15),
  limit: fc.nat(12),
  best: fc.constantFrom(0, 10, 10),
  facets: fc.array(facet, { maxLength: 4 }),
});

type Step =
  | { do: 'add'; documents: SearchDocument[] }
  | { do: 'remove'; nids: number[] }
  | { do: 'search'; request: SearchRequest }
  | { do: 'set rules'; rules: SearchRules }
  | { do: 'suggest'; text: string; limit: number };

const phrase = fc.oneof(
  key,
  fc.array(key, { maxLength: 3 }).map((keys) => keys.join(' ')),
);

export const rules: fc.Arbitrary<SearchRules> = fc.record({
  synonyms: fc.array(
    fc.record(
      {
        phrases: fc.array(phrase, { maxLength: 3 }),
        finds: fc.array(phrase, { maxLength: 3 }),
        weight: fc.constantFrom(0.2, 0.5, 1),
      },
      { requiredKeys: ['phrases'] },
    ),
    { maxLength: 3 },
  ),
  pinned: fc.array(
    fc.record({
      keys: fc.array(key, { maxLength: 2 }),
      nids: fc.array(fc.integer({ min: 1, max: 35 }), { maxLength: 3 }),
    }),
    { maxLength: 2 },
  ),
  choices: fc.array(
    fc.record({
      keys: fc.array(key, { maxLength: 2 }),
      pages: fc.array(
        fc.record({ nid: fc.integer({ min: 1, max: 35 }), weight: fc.integer({ min: 1, max: 900 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 2 },
  ),
});

/** Any step except a search. */
export const change: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('set rules' as const), rules }),
  fc.record({
    do: fc.constant('add' as const),
    documents: fc.array(document, { minLength: 1, maxLength: 12 }),
  }),
  fc.record({
    do: fc.constant('remove' as const),
    nids: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }),
  }),
  fc.record({
    do: fc.constant('suggest' as const),
    text: fc.oneof(key, fc.constantFrom('', ' ', 'ß', 'e', 'SS', 'risk reg')),
    limit: fc.nat(4),
  }),
);

export const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: change, weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('search' as const), request }), weight: 3 },
);

const sortsByScore = ({ keys, sort }: SearchRequest) => keys.length > 0 && sort[0]?.field === 'relevance';

/** The oracle reports corrected words in folded form, the index as they are usually written. */
function compareSpelling(actual: readonly Correction[], expected: readonly Correction[]) {
  expect(actual.map(({ typed }) => typed)).toEqual(expected.map(({ typed }) => typed));
  for (const [i, { used }] of expected.entries()) expect(foldWord(actual[i]?.used ?? '')).toContain(used);
}

/** Expects the same results, and returns them. */
export function compareSearch(index: SearchIndex, oracle: SearchIndex, asked: SearchRequest) {
  const [actual, expected] = [index.search(asked), oracle.search(asked)];
  // The order by relevance is compared with the formula beside it (bm25f.test.ts).
  const compared = ({ total, facets, nids, pinned, best, fallback }: SearchResult) => ({
    total,
    facets,
    nids: sortsByScore(asked) ? nids.length : nids,
    pinned,
    best: best.toSorted(),
    fallback,
  });
  expect(compared(actual)).toEqual(compared(expected));
  if (actual.corrections.length + expected.corrections.length > 0)
    compareSpelling(actual.corrections, expected.corrections);
  if (expected.total === 0) {
    const respelt = index.suggestSpelling(asked);
    if (oracle.suggestSpelling(asked)) expect(respelt).not.toBeNull();
    if (respelt) expect(oracle.search({ ...asked, keys: respelt }).total).toBeGreaterThan(0);
  }
  const whole = { ...asked, offset: 0, limit: 1000, best: 0, facets: [] };
  expect(index.search(whole).nids.toSorted()).toEqual(oracle.search(whole).nids.toSorted());
  return actual;
}

export function take(step: Step, index: SearchIndex, oracle: SearchIndex) {
  if (step.do === 'search') {
    compareSearch(index, oracle, step.request);
    return;
  }
  if (step.do === 'suggest') {
    const conditions = [{ name: 'date', operator: '=' as const, value: ['2025', '2026'] }];
    const suggested = (each: SearchIndex) => [
      each.suggest(step.text, step.limit),
      each.newest(step.limit),
      each.suggest(step.text, step.limit, conditions),
      each.newest(step.limit, conditions),
    ];
    expect(suggested(index)).toEqual(suggested(oracle));
    return;
  }
  for (const each of [index, oracle]) {
    if (step.do === 'set rules') each.setRules(step.rules);
    else if (step.do === 'add') for (const document of step.documents) each.add(document);
    else for (const nid of step.nids) each.remove(nid);
  }
  const facets = ['industries', 'date', 'suite', 'constructor', 'none'];
  const held = (each: SearchIndex) => [each.size, ...facets.map((name) => each.facetValues(name))];
  expect(held(index)).toEqual(held(oracle));
}

export const optionsOf = (language: Language) => ({
  language,
  // So few that the documents of some prefixes are kept, and of others are not.
  commonPrefixes: { terms: 0, postings: 8, top: 3 },
  preparation: { sliceMs: 0, schedule: () => {} },
  isListed: ({ facets }: SearchDocument) =>
    !(Object.hasOwn(facets, 'date') && facets.date?.includes('Archived')),
});

/**
 * A compaction that advances one step whenever the test says so, so that changes and searches happen between its
 * steps.
 */
export function steppedCompaction() {
  const waiting: (() => void)[] = [];
  return {
    options: { afterAbandoned: 2, sliceMs: 0, schedule: (work: () => void) => void waiting.push(work) },
    step: () => waiting.shift()?.(),
    isWaiting: () => waiting.length > 0,
  };
}
