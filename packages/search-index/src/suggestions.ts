import type { DocumentTable } from './document-table.ts';
import type { Suggestion } from './search-index.ts';
import { foldTitle, INSIDE, rankTitle, TITLE_START, WORD_START } from './title-match.ts';

/** The titles of the newest documents that are listed. */
export function listNewest(table: DocumentTable, limit: number): Suggestion[] {
  const suggestions: Suggestion[] = [];
  for (const slot of table.newestFirst()) {
    if (suggestions.length >= limit) break;
    const { listed, title, url } = table.row(slot);
    if (listed) suggestions.push({ title: title.title, url });
  }
  return suggestions;
}

/** Titles that contain the text (S-5), by how they match, newest first among equals. No text, no suggestion. */
export function suggestTitles(table: DocumentTable, text: string, limit: number): Suggestion[] {
  const typed = foldTitle(text);
  const byRank: Record<number, Suggestion[]> = { [TITLE_START]: [], [WORD_START]: [], [INSIDE]: [] };
  for (const slot of table.newestFirst()) {
    if ((byRank[TITLE_START]?.length ?? 0) >= limit) break;
    const { listed, title, url } = table.row(slot);
    const rank = listed ? rankTitle(title, typed) : null;
    if (rank !== null) byRank[rank]?.push({ title: title.title, url });
  }
  return [TITLE_START, WORD_START, INSIDE].flatMap((rank) => byRank[rank] ?? []).slice(0, limit);
}
