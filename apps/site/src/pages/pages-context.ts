import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Listing, ListingRequest } from '../shell/listing.ts';
import type { ClientAssets, ShareImage } from '../shell/page-parts.ts';

/** Makes the search screen for an overview page. Pages do not know search: server.ts hands them this. */
type ListingSlot = (request: ListingRequest) => Listing;

/** What machines are told of a page besides what it says; `discovery` makes it. */
export type PageDiscovery = {
  /** Answers the Markdown of a page at its decoded path; false where there is none. */
  sendMarkdown(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | false;
  /** Where the Markdown of a node's page is. */
  markdownPath(node: PublishedNode): string;
  /** The picture that is shown of a link to a node. */
  shareImage(node: PublishedNode): ShareImage;
};

/** What the pages work with. */
export type PagesContext = {
  content: ContentReplica;
  assets: ClientAssets;
  siteUrl: string;
  makeListing?: ListingSlot;
  /** The name under which the page cache keeps a page with a listing; null when it is not to be kept. */
  listingName?: (request: ListingRequest) => string | null;
  discovery?: PageDiscovery;
  /** Told of each redirect in the editors' list that a visitor takes. */
  countRedirect?: (from: string) => void;
  /** The time, in milliseconds since 1970; the clock's when left out. */
  now?: () => number;
};
