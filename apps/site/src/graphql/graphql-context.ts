import type { Language } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { SearchIndex } from '@keelstone/search-index';
import type { Counting } from '../search/server/count-search.ts';

/** What resolvers have access to. */
export type GraphqlContext = Counting & {
  content: ContentReplica;
  indexes: { of(language: Language): SearchIndex };
  /**
   * Counts a search before it is run: a document may ask for several.
   *
   * @throws TooManySearchesError
   */
  admitSearch(): void;
};
