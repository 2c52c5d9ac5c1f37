import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ContentType, Link } from '@keelstone/model';
import type { ReactNode } from 'react';

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
