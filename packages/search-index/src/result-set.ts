import { chooseCounts } from './count-facet.ts';
import type { DocumentTable } from './document-table.ts';
import type { FacetColumn } from './facet-column.ts';
import { compileFilters, type FacetFilter } from './facet-filter.ts';
import type { FacetRequest, SearchRequest, SearchResult } from './search-index.ts';

const NONE = -1;
const SEVERAL = -2;
const NO_SLOTS = new Uint32Array();

/** Which filter a document fails: the position of the only one, `NONE` or `SEVERAL`. */
function findFailure(filters: readonly FacetFilter[], slot: number): number {
  let failure = NONE;
  for (let position = 0; position < filters.length; position += 1) {
    if ((filters[position] as FacetFilter).accepts(slot)) continue;
    if (failure !== NONE) return SEVERAL;
    failure = position;
  }
  return failure;
}

/** Documents by slot: those that pass all filters, all others, and by filter those that fail that one alone. */
type Sorted = { passed: Uint32Array; failed: Uint32Array; failedOnly: Uint32Array[] };

function sortByFilters(candidates: Uint32Array, filters: readonly FacetFilter[]): Sorted {
  if (filters.length === 0) return { passed: candidates, failed: NO_SLOTS, failedOnly: [] };
  const passed = new Uint32Array(candidates.length);
  const failed = new Uint32Array(candidates.length);
  const failedOnly: number[][] = filters.map(() => []);
  let [passing, failing] = [0, 0];
  for (let i = 0; i < candidates.length; i += 1) {
    const slot = candidates[i] as number;
    const failure = findFailure(filters, slot);
    if (failure === NONE) {
      passed[passing] = slot;
      passing += 1;
      continue;
    }
    failed[failing] = slot;
    failing += 1;
    if (failure !== SEVERAL) failedOnly[failure]?.push(slot);
  }
  return {
    passed: passed.subarray(0, passing),
    failed: failed.subarray(0, failing),
    failedOnly: failedOnly.map((slots) => Uint32Array.from(slots)),
  };
}

/** The documents that a request matches, by slot, and its facets. `slots` keep the order of the candidates. */
export type ResultSet = { slots: Uint32Array; facets: SearchResult['facets'] };

/**
 * Filters in one pass and counts. A document that fails only the conditions on one facet is not in the result, but
 * still counts for that facet when it is disjunctive: its conditions do not restrict its own counts (S-25).
 *
 * @param found slots of the documents that have the keys, or null when there are no keys
 */
export function collectResults(
  table: DocumentTable,
  found: Uint32Array | null,
  { conditions, facets }: Pick<SearchRequest, 'conditions' | 'facets'>,
): ResultSet {
  const filters = compileFilters(conditions, table.columns);
  const { passed, failed, failedOnly } = sortByFilters(found ?? table.newestFirst(), filters);
  // Without keys, passed and failed are everything: counting the fewer of the two is enough.
  const countsFailed = found === null && failed.length < passed.length;
  const countPassed = (column: FacetColumn) =>
    countsFailed ? column.countAllBut(failed, table.size) : column.count(passed);
  const count = (request: FacetRequest) => {
    const column = table.columns.get(request.name);
    const own = request.operator === 'OR' ? filters.findIndex(({ name }) => name === request.name) : NONE;
    const also = failedOnly[own] ?? NO_SLOTS;
    if (!column) return chooseCounts(request, column, () => 0, passed.length + also.length);
    const counts = countPassed(column);
    const more = also.length > 0 ? column.count(also) : null;
    const countOf = (ordinal: number) => (counts[ordinal] ?? 0) + (more?.[ordinal] ?? 0);
    return chooseCounts(request, column, countOf, countOf(0));
  };
  return { slots: passed, facets: facets.map(count) };
}
