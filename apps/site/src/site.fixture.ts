import { ContentReplica, type Redirect } from '@keelstone/content-store';
import type { Language, PublishedNode, SiteSettings } from '@keelstone/model';
import { type Configuration, readConfiguration } from './configuration.ts';
import { PublishedForms } from './forms/published-forms.ts';
import { SearchIndexes } from './search/search-indexes.ts';
import { defaultSiteSettings } from './shell/default-site-settings.ts';
import { createSite } from './site.ts';
import type { SiteContext } from './site-context.ts';

type Published = {
  nodes?: PublishedNode[];
  redirects?: Redirect[];
  /** Per language; what is not given is as it is by default. */
  settings?: Partial<Record<Language, Partial<SiteSettings>>>;
  configuration?: Partial<Configuration>;
  countRedirect?: SiteContext['countRedirect'];
  keepSubmission?: SiteContext['keepSubmission'];
  /** Where the browser's files are; invented ones when left out. */
  assets?: SiteContext['assets'];
};

/** A site with the content given, for requests by `inject`: no database, no build. */
export async function siteWith(published: Published) {
  const { nodes = [], redirects = [], settings = {}, configuration, countRedirect, assets } = published;
  const languages = Object.keys(settings) as Language[];
  const snapshot = {
    number: 7,
    nodes,
    redirects,
    settings: languages.map((language) => ({
      key: 'site',
      language,
      value: { ...defaultSiteSettings(language), ...settings[language] },
    })),
  };
  const content = new ContentReplica();
  const indexes = new SearchIndexes(content);
  const forms = new PublishedForms();
  for (const listener of [content, indexes, forms]) listener.load(snapshot);
  const context: SiteContext = {
    content,
    indexes,
    forms,
    assets: assets ?? {
      scripts: ['/assets/client.js'],
      stylesheets: ['/assets/style.css'],
      fonts: ['/assets/a.woff2'],
    },
    configuration: {
      ...readConfiguration({
        SITE_DATABASE_URL: 'postgres://site@127.0.0.1/none',
        PREVIEW_SECRET: 'known-to-tests-only-0123456789abcdef',
        LOG_LEVEL: 'silent',
      }),
      siteUrl: 'https://www.keelstone.example',
      allowsIndexing: true,
      ...configuration,
    },
    keepSubmission: published.keepSubmission ?? (async () => {}),
    ...(countRedirect ? { countRedirect } : {}),
  };
  return createSite(context);
}
