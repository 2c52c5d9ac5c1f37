import type { DocumentTable } from './document-table.ts';

/** Slots by `created` ascending; equal times keep descending `nid`, as in every other order. */
function oldestFirst(table: DocumentTable, newestFirst: readonly number[]): number[] {
  const slots: number[] = [];
  let group: number[] = [];
  for (const slot of newestFirst.toReversed()) {
    const [first] = group;
    if (first !== undefined && table.row(first).created !== table.row(slot).created) {
      slots.push(...group.reverse());
      group = [];
    }
    group.push(slot);
  }
  return slots.concat(group.reverse());
}

type Range = { offset: number; limit: number };

const nidsOf = (table: DocumentTable, slots: readonly number[]) => slots.map((slot) => table.row(slot).nid);

/** One page of results by age. They come newest first, so nothing is sorted. */
export function pageByCreated(
  table: DocumentTable,
  newestFirst: readonly number[],
  direction: 'ASC' | 'DESC',
  { offset, limit }: Range,
): number[] {
  const slots = direction === 'DESC' ? newestFirst : oldestFirst(table, newestFirst);
  return nidsOf(table, slots.slice(offset, offset + limit));
}

/**
 * One page of results by relevance.
 *
 * @param newestFirst slots of the results, newest first: the order that equal scores keep
 * @param scores by slot
 */
export function pageByScore(
  table: DocumentTable,
  newestFirst: readonly number[],
  scores: Float64Array,
  direction: 'ASC' | 'DESC',
  { offset, limit }: Range,
): number[] {
  const sign = direction === 'DESC' ? 1 : -1;
  const ranked = newestFirst.toSorted((a, b) => sign * ((scores[b] ?? 0) - (scores[a] ?? 0)));
  return nidsOf(table, ranked.slice(offset, offset + limit));
}
