import type { ContentReplica } from '@keelstone/content-store';
import type { ContentType, SiteSettings } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { ClientAssets } from '../shell/page-parts.ts';

/** What a listing is about: one content type, in the language of the site settings, as its URL asks for it. */
export type ListingRequest = {
  site: SiteSettings;
  contentType: ContentType;
  /** Path of the page that holds the listing, and the query as it was requested, without its `?`. */
  url: { path: string; query: string };
};

/** Makes the search screen for an overview page. Pages do not know search: server.ts hands them this. */
export type ListingSlot = (request: ListingRequest) => ReactNode;

/** What the pages work with. */
export type PagesContext = {
  content: ContentReplica;
  assets: ClientAssets;
  siteUrl: string;
  listing?: ListingSlot;
  /** The name under which the page cache keeps a page with a listing; null when it is not to be kept. */
  listingName?: (request: ListingRequest) => string | null;
  /** Told of each redirect in the editors' list that a visitor takes. */
  countRedirect?: (from: string) => void;
  /** The time, in milliseconds since 1970; the clock's when left out. */
  now?: () => number;
};
