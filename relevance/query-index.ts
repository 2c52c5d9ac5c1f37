import type { Language } from '@keelstone/model';
import { createSearchIndex, type Ranking } from '@keelstone/search-index';
import { toSearchDocument } from '../apps/site/src/search/server/indexes/search-document.ts';
import type { JudgedQuery } from './judged-query.ts';
import type { PublishedDemo } from './publish-demo.ts';
import type { AnsweredQuery } from './scores.ts';

const DEPTH = 10;

/** Asks an index of the demo each query, with all words required and sorted by relevance, without archived nodes. */
export function queryIndex(
  { nodes, keyOf }: PublishedDemo,
  queries: readonly JudgedQuery[],
  { language, ranking }: { language: Language; ranking?: Ranking },
): AnsweredQuery[] {
  const index = createSearchIndex({ language, ...(ranking && { ranking }) });
  const searched = nodes.filter((node) => node.language === language && !node.archived);
  for (const node of searched) index.add(toSearchDocument(node));
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
