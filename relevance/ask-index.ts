import type { Language } from '@keelstone/model';
import { createSearchIndex, type Ranking, type SearchDocument } from '@keelstone/search-index';
import type { JudgedQuery } from './judged-query.ts';
import type { AnsweredQuery } from './scores.ts';

const DEPTH = 10;

/** Runs every query on an index of these documents, sorted by relevance. */
export function askIndex(
  documents: readonly SearchDocument[],
  queries: readonly JudgedQuery[],
  { language, ranking }: { language: Language; ranking?: Ranking },
): AnsweredQuery[] {
  const index = createSearchIndex({ language, ...(ranking && { ranking }) });
  for (const document of documents) index.add(document);
  const keyOf = new Map(documents.map(({ nid, url }) => [nid, url]));
  return queries.map((query) => {
    const { nids } = index.search({
      keys: query.keys,
      conjunction: 'AND',
      conditions: [],
      sort: [{ field: 'relevance', direction: 'DESC' }],
      offset: 0,
      limit: DEPTH,
      facets: [],
    });
    return { query, results: nids.map((nid) => keyOf.get(nid) ?? '') };
  });
}
