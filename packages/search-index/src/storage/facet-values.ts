import type { FacetRequest, FacetValue } from '../search-index.ts';

/** Compares strings by code unit, so that the order is the same on every machine. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Drops values with fewer than `minCount` documents, sorts by descending count and then by name, and keeps at
 * most `limit`.
 */
export function chooseFacetValues(values: FacetValue[], request: FacetRequest): FacetValue[] {
  const chosen = values
    .filter(({ count }) => count >= request.minCount)
    .sort((a, b) => b.count - a.count || compareCodeUnits(a.name, b.name));
  return request.limit > 0 ? chosen.slice(0, request.limit) : chosen;
}
