import { TYPE_FACET } from '@keelstone/content/facets.model.ts';
import { type ContentType, isContentType, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedSettings, feedTitle } from '../../search/server/feed-search.ts';
import { findView } from '../../search/server/find-view.ts';
import { readSearchUrl } from '../../search/server/requested-search.ts';
import { partQuery } from '../../search/url/query-string.ts';
import { withSelection } from '../../search/url/search-state.ts';
import { type RawUrl, splitUrl, toSearchUrl } from '../../search/url/search-url.ts';
import { searchSettings } from '../../shell/page-settings.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { DiscoveryContext } from '../discovery-context.ts';
import { sendDocument } from '../send-document.ts';
import { FEED_FORMATS, type FeedFormat, makeFeed, RSS } from './make-feed.ts';

type FeedRequest = { language: Language; path: string; contentType: ContentType | null; format: FeedFormat };

const PAGING = new Set(['page', 'sort']);

/** Page and sort order have no effect on a feed, which always contains the newest entries. */
function withoutPaging({ path, query }: RawUrl): RawUrl {
  return { path, query: partQuery(query, (name) => PAGING.has(name)).rest };
}

/**
 * Sends the feed of a search, with the parameters of the search screen; unknown parameters do not create feeds
 * of their own.
 */
function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, path, contentType, format }: FeedRequest,
  context: DiscoveryContext,
) {
  const { content, siteUrl } = context;
  const site = siteSettingsOf(content, language);
  const asked = splitUrl(request.url);
  const settings = feedSettings(site, contentType, path);
  const requested = readSearchUrl(withoutPaging(asked), settings, language, context);
  const { view, canonicalUrl, redirect } = findView(requested, context);
  // A temporary redirect: a value that is unknown today may be published tomorrow.
  if (redirect || withoutPaging(asked).query !== asked.query)
    return reply.redirect(redirect ?? canonicalUrl, 302);
  const nodes = view.response.documents.flatMap(({ nid }) => content.node(Number(nid), language) ?? []);
  const page = contentType ? withSelection(view.state, TYPE_FACET, [contentType]) : view.state;
  const feed = makeFeed({
    site,
    title: feedTitle(view.state, site, contentType),
    nodes,
    feedUrl: siteUrl + canonicalUrl,
    pageUrl: siteUrl + toSearchUrl(page, searchSettings(site, null), {}),
    origin: siteUrl,
    format,
  });
  return sendDocument(request, reply, {
    type: `${format.type}; charset=utf-8`,
    body: format.write(feed),
    headers: { 'x-robots-tag': 'noindex' },
  });
}

/** A feed with parameters is a search; those of the site and of a content type are all alike. */
const config = { isSearch: ({ url }: FastifyRequest) => url.includes('?') };

/** Serves the feeds of each language: of the site, of a content type, and of any filtered search. */
export function registerFeeds(app: FastifyInstance, context: DiscoveryContext): void {
  for (const language of LANGUAGES) {
    const prefix = languagePrefix(language);
    for (const format of FEED_FORMATS) {
      const path = `${prefix}/${format.file}`;
      app.get(path, { config }, (request, reply) =>
        sendFeed(request, reply, { language, path, contentType: null, format }, context),
      );
    }
    app.get<{ Params: { type: string } }>(`${prefix}/feeds/:type.xml`, { config }, (request, reply) => {
      const { type } = request.params;
      if (!isContentType(type)) return reply.callNotFound();
      const path = `${prefix}/feeds/${type}.xml`;
      return sendFeed(request, reply, { language, path, contentType: type, format: RSS }, context);
    });
  }
}
