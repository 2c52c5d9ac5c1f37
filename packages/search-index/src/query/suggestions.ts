import type { Suggestion } from '../search-index.ts';
import type { DocumentTable } from '../storage/document-table.ts';

/** The titles of the newest documents that are listed and that the test accepts. */
export function listNewest(
  table: DocumentTable,
  limit: number,
  accepts: (ordinal: number) => boolean,
): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const ordinals = table.oldestFirst();
  for (let place = ordinals.length - 1; place >= 0 && suggestions.length < limit; place -= 1) {
    const ordinal = ordinals[place] as number;
    if (table.isListed(ordinal) && accepts(ordinal)) suggestions.push(table.suggestionIn(ordinal));
  }
  return suggestions;
}
