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
 * @param ranked slots of everything that has the keys, in order of relevance
 * @param results slots of what is left of that after the conditions
 */
export function pageByRank(
  table: DocumentTable,
  ranked: readonly number[],
  results: readonly number[],
  { offset, limit }: Range,
): number[] {
  const isResult = new Uint8Array(table.capacity);
  for (const slot of results) isResult[slot] = 1;
  const page: number[] = [];
  let position = 0;
  for (const slot of ranked) {
    if (page.length >= limit) break;
    if (isResult[slot] !== 1) continue;
    if (position >= offset) page.push(slot);
    position += 1;
  }
  return nidsOf(table, page);
}
