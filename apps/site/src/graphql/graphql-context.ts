import type { ContentReplica } from '@keelstone/content-store';
import type { Language } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';

/** What resolvers answer from. */
export type GraphqlContext = {
  content: ContentReplica;
  indexes: { of(language: Language): SearchIndex };
};
