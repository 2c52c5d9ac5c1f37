import type { FacetRequest, SearchRequest, SearchResult } from '../search-index.ts';
import type { DocumentTable } from '../storage/document-table.ts';
import type { FacetColumn, FacetCounts } from '../storage/facet-column.ts';
import { chooseFacetValues } from '../storage/facet-values.ts';
import { Scratch } from '../storage/scratch.ts';
import { compileFilters, type FacetFilter } from './facet-filter.ts';

const NO_ORDINALS = new Uint32Array();

/** Below this share of all documents, reading lists of ordinals is faster than checking every document. */
const FEW = 1 / 2;

/** Shared by all indexes of the process: a search runs without interruption. */
const passingScratch = new Scratch();
const failing = new Scratch();
const others = new Scratch();
const rest = new Scratch();
/** By document ordinal: 1 for a document that is no result, while those are listed. */
let isRest = new Uint8Array(1024);

/** Above this share of all documents, it is faster to count those that are no results, and to subtract them. */
const MOST = 3 / 4;

/** The documents that match a request, and its facets. */
export type ResultSet = {
  total: number;
  /**
   * Ordinals of the results, in the order in which they were found. Null if there are no keys and most documents
   * pass: then they have not been gathered. Valid until the next request.
   */
  ordinals: Uint32Array | null;
  filters: readonly FacetFilter[];
  facets: SearchResult['facets'];
};

/** Writes the documents that a filter lets pass (1) or rejects (0) into an array, which may be the input array. */
function applyFilter(
  ordinals: Uint32Array,
  { cells, mask }: FacetFilter,
  wanted: 0 | 1,
  into: Uint32Array,
): Uint32Array {
  const flip = 1 - wanted;
  let count = 0;
  // Branch-free, because which documents pass is unpredictable.
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] as number;
    into[count] = ordinal;
    count += (mask[cells[ordinal] as number] as number) ^ flip;
  }
  return into.subarray(0, count);
}

/** The same for all documents: a few are read from the lists of their sets, many by checking each ordinal. */
function applyFilterToAll(
  { isLive, capacity, size }: DocumentTable,
  { column, cells, mask, passing }: FacetFilter,
  wanted: 0 | 1,
  into: Uint32Array,
): Uint32Array {
  const matching = wanted === 1 ? passing : size - passing;
  if (column && matching < size * FEW) return column.gather(mask, wanted, isLive, into);
  const flip = 1 - wanted;
  let count = 0;
  for (let ordinal = 0; ordinal < capacity; ordinal += 1) {
    into[count] = ordinal;
    count += ((mask[cells[ordinal] as number] as number) ^ flip) & (isLive[ordinal] as number);
  }
  return into.subarray(0, count);
}

/** The ordinals that are marked with 1, among marks of 0 and 1. */
function listMarked(marks: Uint8Array, capacity: number, into: Uint32Array): Uint32Array {
  let count = 0;
  for (let ordinal = 0; ordinal < capacity; ordinal += 1) {
    into[count] = ordinal;
    count += marks[ordinal] as number;
  }
  return into.subarray(0, count);
}

/**
 * Documents that pass all filters: the first filter reads the candidates, each further one the remaining
 * documents.
 */
function passAll(
  table: DocumentTable,
  candidates: Uint32Array | null,
  filters: readonly FacetFilter[],
  scratch: Scratch,
): Uint32Array {
  const [first, ...rest] = filters.toSorted((a, b) => a.passing - b.passing);
  const into = scratch.of(table.capacity + 1);
  if (!first) return candidates ?? listMarked(table.isLive, table.capacity, into);
  const passed = candidates
    ? applyFilter(candidates, first, 1, into)
    : applyFilterToAll(table, first, 1, into);
  return rest.reduce((left, filter) => applyFilter(left, filter, 1, into), passed);
}

/** All documents that match the keys, or all in the index, and pass the filters: for results in any order. */
export const gatherResults = (
  table: DocumentTable,
  found: Uint32Array | null,
  filters: readonly FacetFilter[],
): Uint32Array => passAll(table, found, filters, passingScratch);

type Counted = Pick<ResultSet, 'total' | 'ordinals'> & { count(column: FacetColumn): FacetCounts };

/**
 * Counts without keys when most documents pass the only filter: counts the documents that fail, and subtracts
 * them from the totals.
 */
function countWithoutFailing(table: DocumentTable, filter: FacetFilter | undefined): Counted {
  const failed = filter ? applyFilterToAll(table, filter, 0, failing.of(table.capacity + 1)) : NO_ORDINALS;
  const count = (column: FacetColumn) => column.countAllBut(failed, table.size);
  return { total: table.size - failed.length, ordinals: null, count };
}

/** The documents that are no results. */
function listRest({ isLive, capacity }: DocumentTable, results: Uint32Array): Uint32Array {
  if (isRest.length < capacity) isRest = new Uint8Array(capacity * 2);
  isRest.set(isLive.subarray(0, capacity));
  for (let i = 0; i < results.length; i += 1) isRest[results[i] as number] = 0;
  return listMarked(isRest, capacity, rest.of(capacity + 1));
}

function countPassing(
  table: DocumentTable,
  found: Uint32Array | null,
  filters: readonly FacetFilter[],
): Counted {
  const ordinals = gatherResults(table, found, filters);
  if (ordinals.length <= table.size * MOST)
    return { total: ordinals.length, ordinals, count: (column) => column.count(ordinals) };
  let left: Uint32Array | null = null;
  const count = (column: FacetColumn) => {
    left ??= listRest(table, ordinals);
    return column.countAllBut(left, table.size);
  };
  return { total: ordinals.length, ordinals, count };
}

/**
 * Documents that fail only the conditions on one facet. They are not results, but a disjunctive facet counts
 * them: its conditions do not restrict its own counts (S-25).
 */
function failOnly(
  table: DocumentTable,
  found: Uint32Array | null,
  filters: readonly FacetFilter[],
  own: FacetFilter,
): Uint32Array {
  const passed = passAll(
    table,
    found,
    filters.filter((filter) => filter !== own),
    others,
  );
  return applyFilter(passed, own, 0, failing.of(passed.length + 1));
}

function addCounts(counts: FacetCounts, ordinals: Uint32Array, column: FacetColumn | undefined): void {
  const more = column?.count(ordinals) ?? { perValue: NO_ORDINALS, without: ordinals.length };
  counts.without += more.without;
  for (let value = 0; value < more.perValue.length; value += 1)
    counts.perValue[value] = (counts.perValue[value] as number) + (more.perValue[value] as number);
}

/**
 * Applies the filters and counts the facets.
 *
 * @param found ordinals of the documents that match the keys, or null if there are no keys
 */
export function collectResults(
  table: DocumentTable,
  found: Uint32Array | null,
  { conditions, facets }: Pick<SearchRequest, 'conditions' | 'facets'>,
): ResultSet {
  const filters = compileFilters(conditions, table);
  const mostPass = filters.length === 0 || (filters[0] as FacetFilter).passing * 2 > table.size;
  const isSimple = found === null && filters.length < 2 && mostPass;
  const counted = isSimple ? countWithoutFailing(table, filters[0]) : countPassing(table, found, filters);
  const countFacet = (request: FacetRequest) => {
    const own = request.operator === 'OR' ? filters.find(({ name }) => name === request.name) : undefined;
    const column = table.columns.get(request.name);
    const counts = column ? counted.count(column) : { perValue: NO_ORDINALS, without: counted.total };
    if (own) addCounts(counts, failOnly(table, found, filters, own), column);
    const values = column?.name(counts) ?? [];
    if (request.missing) values.push({ name: '', count: counts.without });
    return { name: request.name, values: chooseFacetValues(values, request) };
  };
  return { total: counted.total, ordinals: counted.ordinals, filters, facets: facets.map(countFacet) };
}
