import type { DocumentTable } from './document-table.ts';
import type { SearchRequest } from './search-index.ts';
import { type Before, selectRange } from './select-range.ts';

type Range = Pick<SearchRequest, 'offset' | 'limit'>;

/** Above this share of all documents, walking through the order of age beats selecting. */
const DENSE = 1 / 32;

const nidsOf = (table: DocumentTable, slots: Uint32Array) => Array.from(slots, (slot) => table.row(slot).nid);

function pageBy(
  before: Before,
  table: DocumentTable,
  slots: Uint32Array,
  { offset, limit }: Range,
): number[] {
  return nidsOf(table, selectRange(slots, offset, offset + limit, before));
}

/** Walks from the newest document to the end of the page, passing over those that are not among the results. */
function pageInOrder(table: DocumentTable, slots: Uint32Array, { offset, limit }: Range): number[] {
  const isResult = new Uint8Array(table.capacity);
  for (let i = 0; i < slots.length; i += 1) isResult[slots[i] as number] = 1;
  const nids: number[] = [];
  let passed = 0;
  for (const slot of table.newestFirst()) {
    if (isResult[slot] === 0) continue;
    if (passed >= offset) nids.push(table.row(slot).nid);
    passed += 1;
    if (nids.length === limit) break;
  }
  return nids;
}

/**
 * One page of results by age.
 *
 * @param isOrdered whether the slots come newest first already
 */
export function pageByCreated(
  table: DocumentTable,
  slots: Uint32Array,
  { direction, isOrdered }: { direction: 'ASC' | 'DESC'; isOrdered: boolean },
  range: Range,
): number[] {
  if (range.limit === 0) return [];
  if (direction === 'ASC') return pageBy(table.isOlder, table, slots, range);
  if (isOrdered) return nidsOf(table, slots.subarray(range.offset, range.offset + range.limit));
  const isDense = slots.length > table.size * DENSE;
  return isDense ? pageInOrder(table, slots, range) : pageBy(table.isNewer, table, slots, range);
}

/**
 * One page of results by relevance; equal scores keep the order of age.
 *
 * @param scores by slot
 */
export function pageByScore(
  table: DocumentTable,
  slots: Uint32Array,
  scores: Float64Array,
  direction: 'ASC' | 'DESC',
  range: Range,
): number[] {
  const isBetter = (a: number, b: number): boolean => {
    const [x, y] = [scores[a] as number, scores[b] as number];
    if (x === y) return table.isNewer(a, b);
    return direction === 'DESC' ? x > y : x < y;
  };
  return pageBy(isBetter, table, slots, range);
}

/**
 * One page on which some results stand first, whatever the order of the others.
 *
 * @param pinned slots, in their order; those that are not among the results are passed over
 * @param pageOf a page of the other results, in their order
 * @returns the page, and those of it that are pinned
 */
export function pageAfterPinned(
  table: DocumentTable,
  slots: Uint32Array,
  pinned: readonly number[],
  range: Range,
  pageOf: (others: Uint32Array, range: Range) => number[],
): { nids: number[]; pinned: number[] } {
  const isPinned = new Set(pinned);
  const results =
    isPinned.size === 0 ? new Set<number>() : new Set(slots.filter((slot) => isPinned.has(slot)));
  if (results.size === 0) return { nids: pageOf(slots, range), pinned: [] };
  const first = [...isPinned].filter((slot) => results.has(slot));
  const shown = nidsOf(table, Uint32Array.from(first).subarray(range.offset, range.offset + range.limit));
  const others = slots.filter((slot) => !isPinned.has(slot));
  const offset = Math.max(0, range.offset - first.length);
  return {
    nids: [...shown, ...pageOf(others, { offset, limit: range.limit - shown.length })],
    pinned: shown,
  };
}
