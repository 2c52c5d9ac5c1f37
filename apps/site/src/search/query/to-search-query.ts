import type { FacetSettings, SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { ARCHIVED, keywordToKeys } from '@keelstone/model/search-contract';
import { type SearchState, selectedValues } from '../url/search-state.ts';
import type { SearchCondition, SearchQuery } from './search-query.ts';

/** Most keys one search takes; the ones after it are left out. */
export const KEY_LIMIT = 32;

/** Longest key, in characters. No word of any language is longer. */
export const KEY_LENGTH = 100;

/** Each selected value is a condition of its own (AND); in a disjunctive facet they are one condition (OR, S-25). */
function facetConditions(facet: FacetSettings, values: readonly string[]): SearchCondition[] {
  if (values.length === 0) return [];
  if (facet.operator === 'OR') return [{ name: facet.name, operator: 'IN', value: values }];
  return values.map((value) => ({ name: facet.name, operator: '=', value: [value] }));
}

/** True for a keyword of which nothing is left to look for (S-3). */
export const hasNoWords = ({ keyword }: SearchState): boolean =>
  keyword !== '' && keywordToKeys(keyword).length === 0;

function conditions(state: SearchState, settings: SearchSettings): SearchCondition[] {
  const chosen = settings.facets.flatMap((facet) =>
    facetConditions(facet, selectedValues(state, facet.name)),
  );
  const isDateChosen = selectedValues(state, 'date').length > 0;
  return [
    ...chosen,
    ...(isDateChosen ? [] : [{ name: 'date', operator: '<>', value: [ARCHIVED] }]),
    ...(settings.contentType ? [{ name: 'content_type', operator: '=', value: [settings.contentType] }] : []),
    // Without keys everything would be found, which is not what was asked for.
    { name: 'status', operator: '=', value: [hasNoWords(state) ? '0' : '1'] },
  ];
}

/** What the state asks of the index (S-19, S-20, S-24). */
export function toSearchQuery(state: SearchState, settings: SearchSettings): SearchQuery {
  const { pageSize } = settings;
  const keys = keywordToKeys(state.keyword)
    .slice(0, KEY_LIMIT)
    .map((key) => key.slice(0, KEY_LENGTH));
  return {
    range: { offset: pageSize * (state.page - 1), limit: pageSize },
    ...(state.sort === 'recent' && { sort: [{ field: 'created', direction: 'DESC' }] }),
    conditions: conditions(state, settings),
    fulltext: { keys, conjunction: 'AND' },
    facets: settings.facets.map((facet) => ({
      name: facet.name,
      limit: 0,
      min_count: 0,
      missing: false,
      operator: facet.operator,
    })),
  };
}
