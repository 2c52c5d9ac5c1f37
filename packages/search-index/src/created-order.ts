import type { DocumentTable } from './document-table.ts';

/** Slots by `created` ascending; equal times keep descending `nid`, as in every other order. */
function oldestFirst(table: DocumentTable): number[] {
  const slots: number[] = [];
  let group: number[] = [];
  for (const slot of table.newestFirst().toReversed()) {
    const [first] = group;
    if (first !== undefined && table.row(first).created !== table.row(slot).created) {
      slots.push(...group.reverse());
      group = [];
    }
    group.push(slot);
  }
  return slots.concat(group.reverse());
}

/**
 * One page of the matched documents by age. The table keeps its documents in this order, so nothing is sorted.
 *
 * @param matched 1 at the slot of each matched document
 */
export function pageByCreated(
  table: DocumentTable,
  matched: Uint8Array,
  direction: 'ASC' | 'DESC',
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = [];
  let position = 0;
  for (const slot of direction === 'DESC' ? table.newestFirst() : oldestFirst(table)) {
    if (page.length >= limit) break;
    if (matched[slot] !== 1) continue;
    if (position >= offset) page.push(table.row(slot).nid);
    position += 1;
  }
  return page;
}
