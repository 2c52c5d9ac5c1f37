import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentType, Link } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { ClientAssets, ShareImage } from '../shell/page-parts.ts';

/** What a listing is about: one content type, in the language of the site settings, as its URL asks for it. */
export type ListingRequest = {
  site: SiteSettings;
  contentType: ContentType;
  /** Path of the page that holds the listing, and the query as it was requested, without its `?`. */
  url: { path: string; query: string };
};

/** The search screen that an overview page holds, and what its URL means to search engines. */
export type Listing = {
  screen: ReactNode;
  /** The query, without its `?`, of the one address that shows this. */
  query: string;
  /** What follows the page's path in the address of what is shown, for links to other languages. */
  searched: string;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  /** The feed of what it shows. */
  feed: Link;
  /** Where to go, when the address asked for says the same in another way, or says what there is not. */
  redirect: string | null;
};

/** Makes the search screen for an overview page. Pages do not know search: server.ts hands them this. */
export type ListingSlot = (request: ListingRequest) => Listing;

/** What machines are told of a page besides what it says; `discovery` makes it. */
export type PageDiscovery = {
  /** Answers the Markdown of a page at its decoded path; false where there is none. */
  answerMarkdown(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | false;
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
