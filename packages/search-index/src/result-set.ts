import { countFacet } from './count-facet.ts';
import type { DocumentTable } from './document-table.ts';
import { compileFilters, type FacetFilter } from './facet-filter.ts';
import type { FacetRequest, SearchRequest, SearchResult } from './search-index.ts';

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

/** Documents by slot: those that pass all filters, and by filter those that fail that one alone. */
type Sorted = { passed: number[]; failedOnly: number[][] };

function sortByFilters(
  candidates: readonly number[],
  found: Uint8Array | null,
  filters: FacetFilter[],
): Sorted {
  const passed: number[] = [];
  const failedOnly: number[][] = filters.map(() => []);
  for (const slot of candidates) {
    if (found && found[slot] !== 1) continue;
    const failure = findFailure(filters, slot);
    if (failure === NONE) passed.push(slot);
    else failedOnly[failure]?.push(slot);
  }
  return { passed, failedOnly };
}

/** The documents that a request matches, by slot and newest first, and its facets. */
export type ResultSet = { slots: number[]; facets: SearchResult['facets'] };

/**
 * Filters in one pass and counts. A document that fails only the conditions on one facet is not in the result, but
 * still counts for that facet when it is disjunctive: its conditions do not restrict its own counts (S-25).
 *
 * @param found 1 at the slot of each document that has the keys, or null when there are no keys
 */
export function collectResults(
  table: DocumentTable,
  found: Uint8Array | null,
  { conditions, facets }: Pick<SearchRequest, 'conditions' | 'facets'>,
): ResultSet {
  const filters = compileFilters(conditions, table.columns);
  const { passed, failedOnly } = sortByFilters(table.newestFirst(), found, filters);
  const slotsFor = ({ name, operator }: FacetRequest) => {
    const own = operator === 'OR' ? filters.findIndex((filter) => filter.name === name) : NONE;
    return passed.concat(failedOnly[own] ?? []);
  };
  return {
    slots: passed,
    facets: facets.map((facet) => countFacet(facet, table.columns.get(facet.name), slotsFor(facet))),
  };
}
