import { readModel } from './0001-read-model.ts';
import { redirectHits } from './0002-redirect-hits.ts';
import { formSubmissions } from './0003-form-submissions.ts';
import { reindex } from './0004-reindex.ts';
import { searchStatistics } from './0005-search-statistics.ts';

export type Migration = { version: number; name: string; sql: string };

/** In the order in which they run. A migration that was released is never edited: add the next one. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'read-model', sql: readModel },
  { version: 2, name: 'redirect-hits', sql: redirectHits },
  { version: 3, name: 'form-submissions', sql: formSubmissions },
  { version: 4, name: 'reindex', sql: reindex },
  { version: 5, name: 'search-statistics', sql: searchStatistics },
];
