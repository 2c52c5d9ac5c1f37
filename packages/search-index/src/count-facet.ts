import { FacetColumn } from './facet-column.ts';
import { chooseFacetValues } from './facet-values.ts';
import type { FacetRequest, SearchResult } from './search-index.ts';

/** Counts the values of a requested facet over the documents in the slots. A facet nobody has counts nothing. */
export function countFacet(
  request: FacetRequest,
  column: FacetColumn = new FacetColumn(),
  slots: readonly number[],
): SearchResult['facets'][number] {
  const counts = column.count(slots);
  const values = Array.from(column.values(), ([name, ordinal]) => ({ name, count: counts[ordinal] ?? 0 }));
  if (request.missing) values.push({ name: '', count: counts[0] ?? 0 });
  return { name: request.name, values: chooseFacetValues(values, request) };
}
