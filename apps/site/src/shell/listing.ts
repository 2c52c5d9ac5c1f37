import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ContentType, Link } from '@keelstone/model';
import type { ReactNode } from 'react';

/** A request for a listing: one content type, in the language of the site settings, with the requested URL. */
export type ListingRequest = {
  site: SiteSettings;
  contentType: ContentType;
  /** Path of the page with the listing, and the query as it was requested, without its `?`. */
  url: { path: string; query: string };
};

/** The search screen in an overview page, and what its URL means for search engines. */
export type Listing = {
  screen: ReactNode;
  /** The query, without its `?`, of the canonical URL. */
  query: string;
  /** The part of the URL after the page's path, for links to other languages. */
  searched: string;
  /** Whether search engines may index it. */
  isIndexed: boolean;
  /** The feed of the listed content. */
  feed: Link;
  /** Where to redirect if the requested URL is not canonical or contains unknown values. */
  redirect: string | null;
};
