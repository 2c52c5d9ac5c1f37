import type { Answer, SearchResponse } from '../search/query/search-response.ts';
import type { FoundNodes } from '../search/server/run-search.ts';

/** What the resolvers of a search's result receive. */
export type SearchResultParent = Omit<FoundNodes, 'documents'> & {
  documents: (FoundNodes['documents'][number] & { pinned: boolean })[];
  /** Looks for the passage that answers the question. */
  findAnswer(): Answer | null;
  /** Looks for filters whose names are among the words. */
  findOffers(): SearchResponse['offers'];
};
