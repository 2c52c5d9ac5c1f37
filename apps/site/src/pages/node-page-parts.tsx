import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Listing } from '../shell/listing.ts';
import type { PageParts } from '../shell/page-parts.ts';
import { pageSettings } from '../shell/page-settings.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import type { Found } from './find-page.ts';
import { listingOf } from './listing-of.ts';
import { addressesOf, addressOf, fallbacksOf } from './node-address.ts';
import { NodePage } from './node-page.tsx';
import { type RequestContext, surroundingsOf } from './page-context-of.tsx';
import { structuredDataOf } from './structured-data-of.ts';

type FoundNode = Extract<Found, { kind: 'node' }>;

/** Everything the shell needs to make a document of a node. */
export function nodePageParts(
  found: FoundNode,
  context: RequestContext,
  listing: Listing | null = listingOf(found.node, context),
): PageParts {
  const { node, isUntranslated } = found;
  const { site, path, siteUrl: origin } = context;
  const messages = messagesOf(site.language);
  const isHome = found.isHome || node.nid === site.homeNid;
  const address = addressOf(node, context.content);
  // What an untranslated page lists is in the reader's language, and has no English address with this query.
  const canonical = listing?.query && !isUntranslated ? `${address}?${listing.query}` : address;
  const isFocused = typeSiteOf(node.type).isFocused?.(node) ?? false;
  const breadcrumbs = isHome ? [] : breadcrumbsOf(node, context.content, site);
  const remarks = [isUntranslated && messages.readInEnglish, node.archived && messages.archived];
  return {
    site,
    origin,
    path,
    canonical,
    title: node.title,
    description: node.excerpt,
    alternates: addressesOf(node, context.content),
    fallbacks: fallbacksOf(node),
    searched: listing?.searched,
    contentLanguage: isUntranslated ? DEFAULT_LANGUAGE : undefined,
    breadcrumbs: isFocused ? [] : breadcrumbs,
    isFocused,
    robots: listing?.isIndexed === false ? 'noindex' : undefined,
    feed: listing?.feed,
    markdown: context.discovery?.markdownPath(node),
    shareImage: context.discovery?.shareImage(node),
    settings: pageSettings({ site, path, contentType: node.type, nid: node.nid }),
    remarks: remarks.filter((remark) => remark !== false),
    structuredData: structuredDataOf(node, { site, origin, canonical: address, breadcrumbs, isHome }),
    content: <NodePage node={node} page={surroundingsOf(node, isHome, context, listing)} />,
  };
}
