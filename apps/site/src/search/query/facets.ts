import { FACET_NAMES } from '@keelstone/content/facets.model.ts';
import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { FacetRequest } from '@keelstone/search-index';
import { checkName, refuse } from './invalid-search.ts';

/** A facet to be counted, as the API names its options. */
export type FacetArgument = {
  name: string;
  limit?: number | null;
  min_count?: number | null;
  missing?: boolean | null;
  operator?: 'AND' | 'OR' | null;
};

/** The screen lists all values of its facets, also those without a match (S-17). */
export const facetsOf = ({ facets }: SearchSettings): FacetRequest[] =>
  facets.map(({ name, operator }) => ({ name, limit: 0, minCount: 0, missing: false, operator }));

export const toFacetArgument = ({
  name,
  limit,
  minCount,
  missing,
  operator,
}: FacetRequest): FacetArgument => ({
  name,
  limit,
  min_count: minCount,
  missing,
  operator,
});

function readFacet({ name, limit, min_count, missing, operator }: FacetArgument): FacetRequest {
  checkName('facets', name, FACET_NAMES);
  const read = { limit: limit ?? 0, minCount: min_count ?? 0 };
  refuse(read.limit < 0 || read.minCount < 0, () => 'facets: limit and min_count must not be negative.');
  return { name, ...read, missing: missing ?? false, operator: operator ?? 'AND' };
}

/** @throws InvalidSearchError */
export function readFacets(facets: readonly FacetArgument[] | null | undefined): FacetRequest[] {
  const given = facets ?? [];
  refuse(
    given.length > FACET_NAMES.length,
    () => `facets has ${given.length} entries; there are only ${FACET_NAMES.length} facets.`,
  );
  return given.map(readFacet);
}
