import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import { LATEST_LIMIT } from '@keelstone/model/search-contract';
import {
  type AnswerSchema,
  cardsSchema,
  featuredSchema,
  latestSchema,
  searchSchema,
} from '../query/answer-schemas.ts';
import type { CardNode } from '../query/card-node.ts';
import { itemsOfParagraph, itemsOfResources } from '../query/featured-answer.ts';
import type { FeaturedItem } from '../query/featured-item.ts';
import { CARDS, FEATURED, LATEST, SEARCH } from '../query/search-operations.ts';
import type { SearchAnswer, SearchQuery } from '../query/search-query.ts';
import { sendGraphql } from './graphql-client.ts';

/** What the search screen asks the server. Every call may throw what `sendGraphql` throws. */
export type SearchClient = {
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer>;
  cards(nids: readonly string[], signal: AbortSignal): Promise<CardNode[]>;
  /** @param paragraphId what an editor pinned; null when nothing is */
  mostRecent(paragraphId: string | null, signal: AbortSignal): Promise<FeaturedItem[]>;
};

/** Asks by GraphQL, in one language. */
export function createSearchClient(settings: SearchSettings, language: Language): SearchClient {
  const ask = <T>(
    operationName: string,
    query: string,
    variables: Record<string, unknown>,
    schema: AnswerSchema<T>,
    signal: AbortSignal,
  ) => sendGraphql(settings, { operationName, variables, query }, schema, signal);

  async function pinned(paragraphId: string | null, signal: AbortSignal): Promise<FeaturedItem[]> {
    if (paragraphId === null) return [];
    const variables = { id: paragraphId, language };
    const answer = await ask('Featured', FEATURED, variables, featuredSchema, signal);
    return itemsOfParagraph(answer).slice(0, LATEST_LIMIT);
  }

  return {
    async search(query, signal) {
      const variables = { index: settings.indexId, ...query };
      return (await ask('Search', SEARCH, variables, searchSchema, signal)).search;
    },
    async cards(nids, signal) {
      const variables = { nids, limit: Math.max(settings.pageSize, nids.length), language };
      return (await ask('Cards', CARDS, variables, cardsSchema, signal)).nodes;
    },
    async mostRecent(paragraphId, signal) {
      const items = await pinned(paragraphId, signal);
      if (items.length >= LATEST_LIMIT) return items;
      const exclude = items.flatMap((item) => item.nid ?? []);
      const variables = { limit: LATEST_LIMIT - items.length, exclude, language };
      return [...items, ...itemsOfResources(await ask('Latest', LATEST, variables, latestSchema, signal))];
    },
  };
}
