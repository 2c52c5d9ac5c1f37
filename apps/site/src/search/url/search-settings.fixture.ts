import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { KnownValues } from './known-values.ts';

/** The search settings of the English search page, for tests. */
export function sampleSettings(overrides: Partial<SearchSettings> = {}): SearchSettings {
  const facet = { type: 'query', order: 'ascending', operator: 'AND', valueLabels: {} } as const;
  return {
    indexId: 'content_en',
    indexName: 'Content (English)',
    basePath: '/search',
    graphqlUrl: '/graphql',
    graphqlMethod: 'POST',
    suggestionsUrl: '/search/suggestions',
    pageSize: 10,
    facets: [
      {
        ...facet,
        name: 'product_suites',
        label: 'Product Suites',
        urlParam: 'product_suites',
        type: 'params',
      },
      { ...facet, name: 'industries', label: 'Industries', urlParam: 'industries' },
      {
        ...facet,
        name: 'content_type',
        label: 'Content Type',
        urlParam: 'content_type',
        valueLabels: { article: 'Article', case_study: 'Case Study', resource: 'Resource' },
      },
      { ...facet, name: 'date', label: 'Date', urlParam: 'date', order: 'date' },
    ],
    contentType: null,
    ...overrides,
  };
}

/** Known values with every difficult name of the demo, and more difficult ones. */
export const sampleKnownValues = {
  product_suites: [
    'Compliance & Audit',
    'Health, Safety & Environment',
    'Incident & Claims',
    'Third-Party Risk',
    'Vorfälle & Schäden',
  ],
  industries: ['Banking', 'Öffentliche Verwaltung', 'R+D / 100% "quoted"', 'Technology, Media & Telecoms'],
  content_type: ['article', 'case_study', 'resource'],
  date: ['2024', '2025', '2026', 'Archived'],
} satisfies KnownValues;
