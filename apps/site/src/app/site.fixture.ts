import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { ContentChange, Redirect } from '@keelstone/read-model';
import { PublishedForms } from '../forms/server/published-forms.ts';
import type { GraphqlResponse } from '../graphql/graphql-response.ts';
import type { CachedResponse } from '../http/cache/cached-response.ts';
import { ResponseCache } from '../http/cache/response-cache.ts';
import type { TimeLimits } from '../http/guard/time-limits.ts';
import { SearchIndexes } from '../search/server/indexes/search-indexes.ts';
import { defaultSiteSettings } from '../shell/default-site-settings.ts';
import { siteZoneFollower } from '../shell/follow-site-zone.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { purgeOnChange } from './content/purge-on-change.ts';
import { recordedIndexes } from './content/recorded-indexes.ts';
import { RecordedReplica } from './content/recorded-replica.ts';
import { createSite } from './site.ts';
import type { SiteContext } from './site-context.ts';

type Published = {
  nodes?: PublishedNode[];
  redirects?: Redirect[];
  /** By language; missing settings get their default values. */
  settings?: Partial<Record<Language, Partial<SiteSettings>>>;
  configuration?: Partial<Configuration>;
  countRedirect?: SiteContext['countRedirect'];
  countForm?: SiteContext['countForm'];
  searchCounter?: SiteContext['searchCounter'];
  storeSubmission?: SiteContext['storeSubmission'];
  /** URLs of the client's files; fictitious ones by default. */
  assets?: SiteContext['assets'];
};

type Unnumbered<C> = C extends ContentChange ? Omit<C, 'number'> : never;
type UnnumberedChange = Unnumbered<ContentChange>;

/** A site with the given content, for requests by `inject`: without database and build. */
export async function siteWith(published: Published) {
  return (await openSite(published)).site;
}

type Opening = {
  now?: () => number;
  purgeCdn?: (keys: readonly string[]) => void;
  timeLimits?: TimeLimits;
};

/** The same, with access to the internals that tests of the cache need. */
export async function openSite(published: Published, { now, purgeCdn, timeLimits }: Opening = {}) {
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
  const pageCache = new ResponseCache<CachedResponse>({ maximumBytes: 2 ** 24, ...(now ? { now } : {}) });
  const content = new RecordedReplica();
  const graphqlCache = new ResponseCache<GraphqlResponse>({ maximumBytes: 2 ** 24 });
  const onRebuilt = () => {
    pageCache.clear();
    graphqlCache.clear();
  };
  const indexes = recordedIndexes(new SearchIndexes(content, { onRebuilt }));
  const forms = new PublishedForms();
  const purger = purgeOnChange({ pageCache, graphqlCache, content, ...(purgeCdn ? { purgeCdn } : {}) });
  const listeners = [purger, content, indexes, forms, siteZoneFollower];
  for (const listener of listeners) listener.load(snapshot);
  const context: SiteContext = {
    content,
    indexes,
    forms,
    pageCache,
    graphqlCache,
    assets: assets ?? {
      scripts: ['/assets/client.js'],
      stylesheets: ['/assets/style.css'],
      fonts: ['/assets/a.woff2'],
    },
    configuration: {
      // Tests send many requests from one address.
      ...readConfiguration({
        SEARCHES_PER_ADDRESS: '0',
        SITE_DATABASE_URL: 'postgres://site@127.0.0.1/none',
        PREVIEW_SECRET: 'known-to-tests-only-0123456789abcdef',
        LOG_LEVEL: 'silent',
      }),
      siteUrl: 'https://www.keelstone.example',
      allowsIndexing: true,
      ...configuration,
    },
    storeSubmission: published.storeSubmission ?? (async () => {}),
    ...(countRedirect ? { countRedirect } : {}),
    countForm: published.countForm,
    searchCounter: published.searchCounter,
  };
  let number = snapshot.number;
  return {
    site: await createSite(context, { ...(now ? { now } : {}), ...(timeLimits ? { timeLimits } : {}) }),
    pageCache,
    graphqlCache,
    /** The same content, without a cache. */
    openPlain: () =>
      createSite({ ...context, pageCache: undefined, graphqlCache: undefined }, now ? { now } : {}),
    /** Applies changes like the follower. */
    publish: (...changes: UnnumberedChange[]) => {
      const numbered = changes.map((change) => ({ ...change, number: ++number }) as ContentChange);
      for (const listener of listeners) listener.apply(numbered);
    },
  };
}
