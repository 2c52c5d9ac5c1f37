import type { Suggestion } from '../search-index.ts';
import type { DocumentTable } from '../storage/document-table.ts';

/** The titles of the newest documents that are listed and that the test accepts. */
export function listNewest(
  table: DocumentTable,
  limit: number,
  accepts: (slot: number) => boolean,
): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const slots = table.oldestFirst();
  for (let place = slots.length - 1; place >= 0 && suggestions.length < limit; place -= 1) {
    const slot = slots[place] as number;
    if (table.isListed(slot) && accepts(slot)) suggestions.push(table.suggestionIn(slot));
  }
  return suggestions;
}
