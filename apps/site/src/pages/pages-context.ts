import type { FacetName } from '@keelstone/content/facets.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Listing, ListingRequest } from '../shell/listing.ts';
import type { ClientAssets, ShareImage } from '../shell/page-parts.ts';

/** Renders the search screen for an overview page. Pages do not depend on search: app/site.ts provides this. */
type RenderListing = (request: ListingRequest) => Listing;

/** Metadata of a page for machines; provided by `discovery`. */
export type PageDiscovery = {
  /** Sends the Markdown version of the page at a decoded path; false if there is none. */
  sendMarkdown(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | false;
  /** The path of a page's Markdown version. */
  markdownPath(node: PublishedNode): string;
  /** The image shown with links to a node. */
  shareImage(node: PublishedNode): ShareImage;
};

/** What the page routes need. */
export type PagesContext = {
  content: ContentReplica;
  assets: ClientAssets;
  siteUrl: string;
  makeListing?: RenderListing;
  /** The cache key of a page with a listing; null if it must not be cached. */
  listingCacheKey?: (request: ListingRequest) => string | null;
  discovery?: PageDiscovery;
  /** The address of a search for one value of a facet. Pages do not depend on search: app/site.ts provides this. */
  facetUrl(language: Language, facet: FacetName, label: string): string;
  /** Called with each redirect made by an editor that a visitor takes. */
  countRedirect?: (from: string) => void;
  /** Returns the time, in milliseconds since 1970; by default that of the system clock. */
  now?: () => number;
};
