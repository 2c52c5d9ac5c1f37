import { languages } from '@keelstone/languages/languages.ts';
import type { Condition, FacetRequest, SearchRequest } from '@keelstone/search-index';
import { stemForm } from '../../packages/search-index/src/text/stem-word.ts';

/** One kind of query, in several variants, so that no response is measured twice in a row. */
export type Scenario = { name: string; requests: SearchRequest[] };

/** All four facets with all their values, as the search screen requests them. */
const FACETS: FacetRequest[] = ['product_suites', 'industries', 'content_type', 'date'].map((name) => ({
  name,
  limit: 0,
  minCount: 0,
  missing: false,
  operator: 'AND',
}));

const NOT_ARCHIVED: Condition = { name: 'date', operator: '<>', value: ['Archived'] };
const VARIANTS = Number(process.env.BENCH_VARIANTS ?? 100);

const equals = (name: string, value: string): Condition => ({ name, operator: '=', value: [value] });

export function request(keys: string[], overrides: Partial<SearchRequest> = {}): SearchRequest {
  return {
    keys,
    conjunction: 'AND',
    conditions: [NOT_ARCHIVED],
    sort: [{ field: 'created', direction: 'DESC' }],
    offset: 0,
    limit: 10,
    facets: FACETS,
    ...overrides,
  };
}

/**
 * True for a word that is its own stem and not a stop word: engines without stemming and stop words find the same.
 */
const isPlain = (word: string) =>
  stemForm(word, 'en').slice(1) === word && !languages.en.text.stopWords.has(word);

/** Plain words from a given rank: long enough not to be a prefix of half the vocabulary, and without umlauts. */
export function plainWords(vocabulary: readonly string[], rank: number, count: number): string[] {
  return vocabulary
    .slice(rank)
    .filter((word) => /^[a-z]{4,}$/.test(word) && !/[aou]e/.test(word) && isPlain(word))
    .slice(0, count);
}

const SUITES = ['Incident & Claims', 'Compliance & Audit', 'Third-Party Risk'];
const INDUSTRIES = ['Banking', 'Insurance'];

/** Typical queries of visitors, from the cheapest to the most expensive. */
export function listScenarios(vocabulary: readonly string[]): Scenario[] {
  const common = plainWords(vocabulary, 20, VARIANTS);
  const middle = plainWords(vocabulary, 240, VARIANTS);
  const rare = plainWords(vocabulary, 9000, VARIANTS);
  const variants = (make: (i: number) => SearchRequest) =>
    Array.from({ length: VARIANTS }, (_, i) => make(i));
  const word = (list: string[], i: number) => list[i] ?? '';
  return [
    { name: 'beginning of a word', requests: variants((i) => request([word(common, i).slice(0, 3)])) },
    { name: 'rare word', requests: variants((i) => request([word(rare, i)])) },
    { name: 'common word', requests: variants((i) => request([word(common, i)])) },
    {
      name: 'common word, by relevance',
      requests: variants((i) =>
        request([word(common, i)], { sort: [{ field: 'relevance', direction: 'DESC' }] }),
      ),
    },
    { name: 'two words', requests: variants((i) => request([word(common, i), word(middle, i)])) },
    {
      name: 'two words, by relevance',
      requests: variants((i) =>
        request([word(common, i), word(middle, i)], { sort: [{ field: 'relevance', direction: 'DESC' }] }),
      ),
    },
    {
      name: 'word and two facets',
      requests: variants((i) =>
        request([word(common, i)], {
          conditions: [
            equals('product_suites', SUITES[i % SUITES.length] ?? ''),
            equals('industries', INDUSTRIES[i % INDUSTRIES.length] ?? ''),
            NOT_ARCHIVED,
          ],
        }),
      ),
    },
    {
      name: 'browse, all facets',
      requests: variants((i) =>
        request([], i === 0 ? {} : { conditions: [equals('date', String(2016 + (i % 11)))] }),
      ),
    },
    { name: 'deep page', requests: variants((i) => request([], { offset: 8000 + i * 10 })) },
  ];
}
