import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Listing } from '../shell/listing.ts';
import type { PageParts } from '../shell/page-parts.ts';
import { pageSettings } from '../shell/page-settings.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import type { Found } from './find-page.ts';
import { listingOf } from './listing-of.ts';
import { addressesOf, addressOf, fallbacksOf, listedAddressesOf } from './node-address.ts';
import { pageContextOf, type RequestContext } from './page-context-of.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { structuredDataOf } from './structured-data-of.ts';

type FoundNode = Extract<Found, { kind: 'node' }>;

/** Everything the shell needs to render a node as a document. */
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
  // The listing of an untranslated page is in the reader's language, so this query has no English equivalent.
  const own = listing?.query && !isUntranslated ? `${address}?${listing.query}` : address;
  const { meta } = node;
  const isFocused = typeSiteOf(node.type).isFocused?.(node) ?? false;
  const breadcrumbs = isHome ? [] : breadcrumbsOf(node, context.content, site);
  const { Page } = typeSiteOf(node.type);
  const page = pageContextOf(node, isHome, context, listing);
  const remarks = [isUntranslated && messages.readInEnglish, node.archived && messages.archived];
  return {
    site,
    origin,
    path,
    canonical: meta?.canonical ?? own,
    title: node.title,
    metaTitle: meta?.title,
    description: meta?.description ?? node.excerpt,
    alternates: addressesOf(node, context.content),
    listed: listedAddressesOf(node, context.content),
    fallbacks: fallbacksOf(node, context.content),
    searched: listing?.searched,
    contentLanguage: isUntranslated ? DEFAULT_LANGUAGE : undefined,
    breadcrumbs: isFocused ? [] : breadcrumbs,
    isFocused,
    robots: listing?.isIndexed === false || meta?.isHidden ? 'noindex' : undefined,
    feed: listing?.feed,
    markdown: context.discovery?.markdownPath(node),
    shareImage: context.discovery?.shareImage(node),
    settings: pageSettings({ site, path, contentType: node.type, nid: node.nid }),
    remarks: remarks.filter((remark) => remark !== false),
    structuredData: structuredDataOf(node, {
      site,
      origin,
      canonical: address,
      breadcrumbs,
      isHome,
      now: page.now,
    }),
    content: (
      <>
        <Page node={node} page={page} />
        <PageDialogs dialogs={node.dialogs} context={page.sectionContext} />
      </>
    ),
  };
}
