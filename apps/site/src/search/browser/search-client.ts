import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import type { Picture } from '@keelstone/model/media';
import { LATEST_LIMIT } from '@keelstone/model/search-contract';
import type { SearchRequest } from '@keelstone/search-index';
import type * as v from 'valibot';
import { type FeaturedItem, iconPicture } from '../query/featured-item.ts';
import { CARDS, FEATURED, LATEST, SEARCH } from '../query/search-operations.ts';
import { toSearchArguments } from '../query/search-request.ts';
import {
  type CardNode,
  cardsSchema,
  type FeaturedResponse,
  featuredSchema,
  type LatestResponse,
  latestSchema,
  type MediaResponse,
  type SearchResponse,
  searchSchema,
} from '../query/search-response.ts';
import { sendGraphql } from './graphql-client.ts';

/** The search screen's requests to the server. Every call may throw the errors of `sendGraphql`. */
export type SearchClient = {
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchResponse>;
  cards(nids: readonly string[], signal: AbortSignal): Promise<CardNode[]>;
  /** @param paragraphId the section with the items pinned by an editor; null if there is none */
  mostRecent(paragraphId: string | null, signal: AbortSignal): Promise<FeaturedItem[]>;
};

/** Sends the requests by GraphQL, in one language. */
export function createSearchClient(settings: SearchSettings, language: Language): SearchClient {
  const ask = <T>(
    operationName: string,
    query: string,
    variables: Record<string, unknown>,
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal,
  ) => sendGraphql(settings, { operationName, variables, query }, schema, signal);

  async function pinned(paragraphId: string | null, signal: AbortSignal): Promise<FeaturedItem[]> {
    if (paragraphId === null) return [];
    const variables = { id: paragraphId, language };
    const response = await ask('Featured', FEATURED, variables, featuredSchema, signal);
    return itemsOfParagraph(response).slice(0, LATEST_LIMIT);
  }

  return {
    async search(request, signal) {
      const variables = { index: settings.indexId, ...toSearchArguments(request) };
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

function toPicture(media: MediaResponse): Picture | null {
  if (!media) return null;
  if (media.__typename === 'Svg') return { ...iconPicture(media.url), alt: media.alt };
  const { __typename, ...image } = media;
  return { kind: 'image', id: 0, ...image };
}

/** Converts the items of a featured paragraph for the block. */
function itemsOfParagraph({ paragraph }: FeaturedResponse): FeaturedItem[] {
  return (paragraph?.items ?? []).map((item) => ({ ...item, media: toPicture(item.media) }));
}

/** Converts resources for the block, in the same way as `resourceItem` converts published nodes on the server. */
function itemsOfResources({ latestResources }: LatestResponse): FeaturedItem[] {
  return latestResources.map(({ nid, title, excerpt, url, linksToAsset, asset, picture, resourceType }) => {
    const opensAsset = linksToAsset && asset !== null;
    const [type] = resourceType;
    return {
      heading: title,
      text: excerpt,
      link: { title: type?.linkText ?? null, url: opensAsset ? asset.url : url.path },
      media: toPicture(picture) ?? (type?.icon ? iconPicture(type.icon.url) : null),
      linksToAsset: opensAsset,
      nid,
    };
  });
}
