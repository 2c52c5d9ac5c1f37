import type { DocumentTable } from './document-table.ts';
import { FacetCounter } from './facet-counter.ts';
import { compileFilters, type FacetFilter } from './facet-filter.ts';
import type { SearchRequest, SearchResult } from './search-index.ts';

const NONE = -1;
const SEVERAL = -2;

/** Which filter a document fails: the position of the only one, `NONE` or `SEVERAL`. */
function findFailure(filters: readonly FacetFilter[], slot: number): number {
  let failure = NONE;
  for (let position = 0; position < filters.length; position += 1) {
    if (filters[position]?.accepts(slot)) continue;
    if (failure !== NONE) return SEVERAL;
    failure = position;
  }
  return failure;
}

/** The documents that a request matches, before any order. */
export type ResultSet = { matched: Uint8Array; total: number; facets: SearchResult['facets'] };

/**
 * Filters and counts in one pass. A document that fails only the conditions on one facet is not in the result, but
 * still counts for that facet when it is disjunctive (S-25).
 *
 * @param found 1 at the slot of each document that has the keys, or null when there are no keys
 */
export function collectResults(
  table: DocumentTable,
  found: Uint8Array | null,
  { conditions, facets }: Pick<SearchRequest, 'conditions' | 'facets'>,
): ResultSet {
  const filters = compileFilters(conditions, table.columns);
  const counters = facets.map((facet) => new FacetCounter(facet, table.columns.get(facet.name)));
  const forgiving = filters.map(({ name }) =>
    counters.filter((counter) => counter.ignoresItself && counter.name === name),
  );
  const matched = new Uint8Array(table.capacity);
  let total = 0;
  for (const slot of table.newestFirst()) {
    if (found && found[slot] !== 1) continue;
    const failure = findFailure(filters, slot);
    if (failure === SEVERAL) continue;
    if (failure === NONE) {
      matched[slot] = 1;
      total += 1;
    }
    for (const counter of failure === NONE ? counters : (forgiving[failure] ?? [])) counter.count(slot);
  }
  return { matched, total, facets: counters.map((counter) => counter.result()) };
}
