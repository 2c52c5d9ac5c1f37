import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { Language, Link } from '@keelstone/model';
import type { ReactNode } from 'react';

export type { ClientAssets } from '../http/files/client-assets.ts';

/** An ancestor of a page. `language` is given if its title is in another language than the interface. */
export type Breadcrumb = Link & { language?: Language };

/** An image for link previews; sizes in pixels. */
export type ShareImage = { url: string; type: string; width: number; height: number; alt: string };

/** What a page passes to the shell, which renders the document. */
export type PageParts = {
  /** Settings in the language of the interface. */
  site: SiteSettings;
  /** The origin of the site, such as `https://www.example.com`; without a trailing slash. */
  origin: string;
  /** Path of the page, including the language prefix, without query. */
  path: string;
  title: string;
  /** The title for search engines and shared links, if it differs. */
  metaTitle?: string | undefined;
  description: string;
  settings: PageSettings;
  content: ReactNode;
  /** Path (and query), or absolute address, of the canonical URL for search engines. By default, the page's own path. */
  canonical?: string;
  /** The page's path in each of its languages. */
  alternates?: Partial<Record<Language, string>>;
  /** Those of `alternates` that search engines should list; by default all of them. */
  listed?: Partial<Record<Language, string>>;
  /** Where it is shown in languages into which it has not been translated (C-10). */
  fallbacks?: Partial<Record<Language, string>>;
  /** The part of the URL after the page's path: the current search, which the language links keep (U-8). */
  searched?: string | undefined;
  /** Language of the content if it differs from the interface (an untranslated page). */
  contentLanguage?: Language;
  /** From the start page to the page's parent; excludes the page itself. */
  breadcrumbs?: Breadcrumb[];
  /**
   * A page with a single purpose: without navigation and search, and with only the legally required links in its
   * footer.
   */
  isFocused?: boolean;
  /** Path of the page's Markdown version. */
  markdown?: string;
  /** The image for link previews. */
  shareImage?: ShareImage;
  /** Content of the robots meta element; by default, indexing and following are allowed. */
  robots?: string;
  /** A feed of the page's listing, in addition to the site's. */
  feed?: Link;
  /** JSON-LD objects. */
  structuredData?: object[];
  /** Shown above everything else: marks previews. */
  bar?: ReactNode;
  /** Shown above the content: not translated, archived. */
  remarks?: string[];
};
