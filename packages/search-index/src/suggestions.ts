import type { DocumentTable, Row } from './document-table.ts';
import type { Suggestion } from './search-index.ts';

/** A document as a suggestion. */
export function toSuggestion({ title, url }: Row): Suggestion {
  return { title: title.title, url };
}

/** The titles of the newest documents that are listed. */
export function listNewest(table: DocumentTable, limit: number): Suggestion[] {
  const suggestions: Suggestion[] = [];
  for (const slot of table.newestFirst()) {
    if (suggestions.length >= limit) break;
    const row = table.row(slot);
    if (row.listed) suggestions.push(toSuggestion(row));
  }
  return suggestions;
}
