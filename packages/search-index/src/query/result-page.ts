import type { SearchRequest } from '../search-index.ts';
import type { DocumentTable } from '../storage/document-table.ts';
import type { TopScores } from '../text/common-prefix.ts';
import type { FacetFilter } from './facet-filter.ts';
import { isNearBeginning, selectByKey, selectRange } from './select-range.ts';

type Range = Pick<SearchRequest, 'offset' | 'limit'>;

/**
 * Above this share of all documents, walking through the documents by age is faster than selecting, even for a
 * page far from the start.
 */
const DENSE = 1 / 32;

/**
 * By document ordinal: 1 for a result while a page is computed, otherwise 0. Shared by all indexes of the
 * process.
 */
let isResult = new Uint8Array(1024);
/** By document ordinal: scores of the results while a page is computed. */
let scoreOf = new Float64Array(1024);

const nidsOf = (table: DocumentTable, ordinals: Uint32Array) =>
  Array.from(ordinals, (ordinal) => table.nidIn(ordinal));

/** Walks from the newest document to the end of the page, skipping documents that a test rejects. */
function walk(
  table: DocumentTable,
  accepts: (ordinal: number) => boolean,
  { offset, limit }: Range,
): number[] {
  const ordinals = table.oldestFirst();
  const nids: number[] = [];
  let passed = 0;
  for (let place = ordinals.length - 1; place >= 0 && nids.length < limit; place -= 1) {
    const ordinal = ordinals[place] as number;
    if (!accepts(ordinal)) continue;
    if (passed >= offset) nids.push(table.nidIn(ordinal));
    passed += 1;
  }
  return nids;
}

/** A page of all documents that pass the filters, newest first. */
export function pageOfAll(table: DocumentTable, filters: readonly FacetFilter[], range: Range): number[] {
  const [only] = filters;
  if (!only) {
    const all = table.oldestFirst();
    const end = Math.max(0, all.length - range.offset);
    return nidsOf(table, all.slice(Math.max(0, end - range.limit), end).reverse());
  }
  return walk(
    table,
    (ordinal) => filters.every(({ cells, mask }) => mask[cells[ordinal] as number] === 1),
    range,
  );
}

/** One page of results by age. */
export function pageByCreated(
  table: DocumentTable,
  ordinals: Uint32Array,
  direction: 'ASC' | 'DESC',
  range: Range,
): number[] {
  if (range.limit === 0) return [];
  const end = range.offset + range.limit;
  if (direction === 'ASC') return nidsOf(table, selectRange(ordinals, range.offset, end, table.isOlder));
  // If all results are old, a walk from the newest document would skip over most of the index.
  if (isNearBeginning(end, ordinals) || ordinals.length <= table.size * DENSE)
    return nidsOf(table, selectByKey(ordinals, range.offset, end, table.created, table.isNewer));
  if (isResult.length < table.capacity) isResult = new Uint8Array(table.capacity * 2);
  for (let i = 0; i < ordinals.length; i += 1) isResult[ordinals[i] as number] = 1;
  const nids = walk(table, (ordinal) => isResult[ordinal] === 1, range);
  isResult.fill(0, 0, table.capacity);
  return nids;
}

/**
 * All matching documents, of which the results are a subset, and their scores by position. The first `whole` of them
 * have all words of the search.
 */
export type ScoredMatches = { found: Uint32Array; whole: number; scores: Float64Array };

/** The scores by document ordinal, in an array that is valid until the next request. */
export function spreadScores(
  table: DocumentTable,
  { found, scores }: ScoredMatches,
  sign: 1 | -1,
): Float64Array {
  if (scoreOf.length < table.capacity) scoreOf = new Float64Array(table.capacity * 2);
  const spread = scoreOf;
  for (let i = 0; i < found.length; i += 1) spread[found[i] as number] = sign * (scores[i] as number);
  return spread;
}

/** Lifts the scores of documents with all words above those of the others. */
function liftWhole(keys: Float64Array, { found, whole, scores }: ScoredMatches, sign: 1 | -1): void {
  if (whole === found.length) return;
  const highest = scores.reduce((most, score) => Math.max(most, score), 0);
  for (let i = 0; i < whole; i += 1) {
    const ordinal = found[i] as number;
    keys[ordinal] = (keys[ordinal] as number) + sign * highest;
  }
}

/** One page of results by relevance, those with all words first; results with equal scores are ordered by age. */
export function pageByScore(
  table: DocumentTable,
  ordinals: Uint32Array,
  matches: ScoredMatches,
  direction: 'ASC' | 'DESC',
  { offset, limit }: Range,
): number[] {
  const sign = direction === 'DESC' ? 1 : -1;
  const keys = spreadScores(table, matches, sign);
  liftWhole(keys, matches, sign);
  const isBefore = (a: number, b: number): boolean => {
    const [x, y] = [keys[a] as number, keys[b] as number];
    return x === y ? table.isNewer(a, b) : x > y;
  };
  return nidsOf(table, selectByKey(ordinals, offset, offset + limit, keys, isBefore));
}

/**
 * The same page, if documents that are known to score highest suffice for it; null if it needs all scores.
 *
 * @param total how many results there are
 */
export function pageByTopScores(
  table: DocumentTable,
  filters: readonly FacetFilter[],
  { ordinals, scores, limit: reached }: TopScores,
  total: number,
  { offset, limit }: Range,
): number[] | null {
  const results: { ordinal: number; score: number }[] = [];
  for (let i = 0; i < ordinals.length; i += 1) {
    const [ordinal, score] = [ordinals[i] as number, scores[i] as number];
    if (score > reached && filters.every(({ cells, mask }) => mask[cells[ordinal] as number] === 1))
      results.push({ ordinal, score });
  }
  if (results.length < Math.min(offset + limit, total)) return null;
  results.sort((a, b) => b.score - a.score || (table.isNewer(a.ordinal, b.ordinal) ? -1 : 1));
  return results.slice(offset, offset + limit).map(({ ordinal }) => table.nidIn(ordinal));
}
