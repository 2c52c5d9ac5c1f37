import type { Language } from '@keelstone/model';
import { createSearchIndex, type Ranking, type SearchDocument } from '@keelstone/search-index';
import type { JudgedQuery } from './judged-query.ts';
import { type Scores, scoreResults } from './scores.ts';

const DEPTH = 10;

export type ScoredQuery = { query: JudgedQuery; results: string[]; scores: Scores };

/** Runs every query on an index of these documents, sorted by relevance, and scores the results. */
export function evaluate(
  documents: readonly SearchDocument[],
  queries: readonly JudgedQuery[],
  { language, ranking }: { language: Language; ranking?: Ranking },
): ScoredQuery[] {
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
    const results = nids.map((nid) => keyOf.get(nid) ?? '');
    return { query, results, scores: scoreResults(results, query.grades) };
  });
}
