import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { Language, Link } from '@keelstone/model';
import type { ReactNode } from 'react';

export type { ClientAssets } from '../http/files/client-assets.ts';

/** A page above a page. `language` is given where its words are in another one than the interface's. */
export type Breadcrumb = Link & { language?: Language };

/** A picture for who shows a link to a page; sizes in pixels. */
export type ShareImage = { url: string; type: string; width: number; height: number; alt: string };

/** What a page gives the shell, which makes a document of it. */
export type PageParts = {
  /** Settings of the language the page is in. */
  site: SiteSettings;
  /** Where the site is reached, such as `https://www.example.com`; no slash at the end. */
  origin: string;
  /** Path of the page, language prefix included, without query. */
  path: string;
  title: string;
  description: string;
  settings: PageSettings;
  content: ReactNode;
  /** Path (and query) of the one address search engines keep. The page's own path when left out. */
  canonical?: string;
  /** The page's path in each language it is there in. */
  alternates?: Partial<Record<Language, string>>;
  /** Where it is shown in another language's surroundings, where it has no translation (C-10). */
  fallbacks?: Partial<Record<Language, string>>;
  /** What follows the page's path in its address, for the search that it shows: the languages share it (U-8). */
  searched?: string | undefined;
  /** Language of the content when it is not the interface's (an untranslated page). */
  contentLanguage?: Language;
  /** From the start page to the page's parent; the page itself is not in it. */
  breadcrumbs?: Breadcrumb[];
  /** A page with one purpose: no navigation, no search, and of the footer what the law asks for. */
  isFocused?: boolean;
  /** Path of the page's Markdown version. */
  markdown?: string;
  /** What messengers and networks show of a link to the page. */
  shareImage?: ShareImage;
  /** Content of the robots meta element; indexed and followed when left out. */
  robots?: string;
  /** A feed of what the page lists, besides the site's. */
  feed?: Link;
  /** JSON-LD objects. */
  structuredData?: object[];
  /** Stands above everything else: that this is a preview. */
  bar?: ReactNode;
  /** Said above the content: not translated, archived. */
  remarks?: string[];
};
