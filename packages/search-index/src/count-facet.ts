import type { FacetColumn } from './facet-column.ts';
import { chooseFacetValues } from './facet-values.ts';
import type { FacetRequest, SearchResult } from './search-index.ts';

/** Chooses what a request wants of the counts of a facet. A facet that no document has has no values. */
export function chooseCounts(
  request: FacetRequest,
  column: FacetColumn | undefined,
  countOf: (ordinal: number) => number,
  withoutValue: number,
): SearchResult['facets'][number] {
  const values = Array.from(column?.values() ?? [], ([name, ordinal]) => ({ name, count: countOf(ordinal) }));
  if (request.missing) values.push({ name: '', count: withoutValue });
  return { name: request.name, values: chooseFacetValues(values, request) };
}
