import { maxHeaderSize } from 'node:http';
import { LANGUAGES, languagePrefix } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { negotiatedUrl } from '../discovery/markdown/markdown-address.ts';
import { pageDiscovery } from '../discovery/page-discovery.ts';
import { registerDiscovery } from '../discovery/register-discovery.ts';
import type { MakeShareImage } from '../discovery/share-images/make-share-image.ts';
import { createSpamLimits } from '../forms/server/create-spam-limits.ts';
import { scanWith } from '../forms/server/files/scan-file.ts';
import { registerForms } from '../forms/server/register-forms.tsx';
import { registerGraphql } from '../graphql/register-graphql.ts';
import { cachingServer } from '../http/cache/caching-server.ts';
import { createCdnHeaders } from '../http/cache/cdn-headers.ts';
import { serveFromCache } from '../http/cache/serve-from-cache.ts';
import { storeResponses } from '../http/cache/store-responses.ts';
import { limitPipelining } from '../http/guard/limit-pipelining.ts';
import { limitSearches } from '../http/guard/limit-searches.ts';
import { registerPathNormalisation } from '../http/guard/normalise-path.ts';
import { readableUrl } from '../http/guard/readable-url.ts';
import { refuseForeignRequests } from '../http/guard/refuse-foreign-requests.ts';
import { TIME_LIMITS, type TimeLimits, timeLimitOptions } from '../http/guard/time-limits.ts';
import { trustProxies } from '../http/guard/trusted-proxies.ts';
import { registerHtmlResponses } from '../http/headers/html-responses.ts';
import { registerSecurityHeaders } from '../http/headers/security-headers.ts';
import { registerHealth } from '../http/health/health.ts';
import { logRequests, requestId } from '../http/health/log-requests.ts';
import type { Metrics } from '../http/health/metrics.ts';
import { pageWithForm } from '../pages/page-with-form.ts';
import type { PagesContext } from '../pages/pages-context.ts';
import { registerPages } from '../pages/register-pages.tsx';
import { registerProblems } from '../pages/register-problems.tsx';
import { registerPreview } from '../preview/draft/register-preview.ts';
import { registerGallery } from '../preview/gallery/register-gallery.ts';
import { registerSearchEffect } from '../preview/search-effect/register-search-effect.ts';
import { registerSearchTrial } from '../preview/search-trial/register-search-trial.ts';
import { listingCacheKey } from '../search/server/cache-key.ts';
import { facetUrl } from '../search/server/facet-url.ts';
import { registerSearch } from '../search/server/register-search.tsx';
import { searchListing } from '../search/server/search-listing.tsx';
import { contentSecurityPolicy } from '../shell/document/content-security-policy.ts';
import { preloadLink } from '../shell/document/preload.ts';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import type { Configuration } from './configuration.ts';
import { registerPageStyles } from './page-styles.ts';
import type { SiteContext } from './site-context.ts';
import { type ProcessState, siteHealth } from './site-health.ts';
import { registerSpeculationRules } from './speculation-rules.ts';

const PREFIXES = LANGUAGES.map(languagePrefix)
  .filter((prefix) => prefix !== '')
  .join('|');

/** The start page of a language and the search, whose addresses no editor chooses, in any case of letters. */
export const OWN_PATHS = new RegExp(`^(?:${PREFIXES})?/search(?=/|$)|^(?:${PREFIXES})$`, 'i');

/** The policy for what is published now; made again when that changes. */
function currentPolicy(configuration: Configuration, content: ContentReplica): () => string {
  let cached: { tracking: object; trustedUrls: object | undefined; policy: string } | null = null;
  return () => {
    // Both are the same in every language.
    const { tracking, trustedUrls } = siteSettingsOf(content, 'en');
    if (cached?.tracking !== tracking || cached.trustedUrls !== trustedUrls) {
      const policy = contentSecurityPolicy(configuration, { tracking, trustedUrls });
      cached = { tracking, trustedUrls, policy };
    }
    return cached.policy;
  };
}

type SiteOptions = {
  processState?: ProcessState;
  logger?: FastifyBaseLogger;
  metrics?: Metrics | undefined;
  /** Returns the time, in milliseconds since 1970; by default that of the system clock. */
  now?: () => number;
  timeLimits?: TimeLimits;
  makeShareImage?: MakeShareImage | undefined;
};

/** Registers all routes of the site. Needs no database and no build: tests pass a replica of their own. */
export async function createSite(context: SiteContext, options: SiteOptions = {}): Promise<FastifyInstance> {
  const { configuration, pageCache } = context;
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    ...timeLimitOptions(options.timeLimits ?? TIME_LIMITS),
    trustProxy: configuration.trustedProxies && trustProxies(configuration.trustedProxies),
    genReqId: requestId,
    // With logging, the server must not bypass Fastify, because responses that Fastify does not see are not
    // logged.
    ...(pageCache && !configuration.logsRequests
      ? { serverFactory: cachingServer(pageCache, options.timeLimits ?? TIME_LIMITS) }
      : {}),
    // Serve requests that arrive during shutdown; by default Fastify would reject them.
    return503OnClosing: false,
    // No parameter is ever too long: otherwise the router would respond itself, bypassing all hooks, and echo
    // the path.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/', headers }) => negotiatedUrl(readableUrl(url), headers.accept, context.content),
  });
  const pages: PagesContext = {
    ...context,
    siteUrl: configuration.siteUrl,
    ...(options.now ? { now: options.now } : {}),
    makeListing: (request) => searchListing(request, context),
    facetUrl: (language, facet, label) => facetUrl(context.content, language, facet, label),
    listingCacheKey: (request) => listingCacheKey(request, context),
    discovery: pageDiscovery({ ...context, ...configuration }),
  };
  limitPipelining(app);
  registerProblems(app, pages);
  options.metrics?.observe(app);
  if (configuration.logsRequests) logRequests(app);
  if (pageCache) serveFromCache(app, pageCache);
  registerSecurityHeaders(app, {
    siteUrl: configuration.siteUrl,
    contentSecurityPolicy: currentPolicy(configuration, context.content),
  });
  refuseForeignRequests(app, configuration.siteUrl);
  limitSearches(app, configuration.searchesPerAddress);
  registerPathNormalisation(app, OWN_PATHS);
  registerSpeculationRules(app);
  if (context.assets.stylesheet !== undefined) registerPageStyles(app, context.assets.stylesheet);
  if (pageCache)
    storeResponses(app, createCdnHeaders(configuration, preloadLink(context.assets), options.now));
  registerHtmlResponses(app);
  registerDiscovery(app, { ...context, ...configuration, makeShareImage: options.makeShareImage });
  registerHealth(app, siteHealth(context.content, options.processState ?? { follower: () => 'following' }));
  registerSearch(app, context);
  const cdnHeaders = createCdnHeaders(configuration, '', options.now);
  await registerGraphql(app, { ...context, cdnHeaders });
  registerGallery(app, { ...pages, configuration });
  registerForms(app, {
    ...context,
    siteUrl: configuration.siteUrl,
    limits: createSpamLimits(configuration.formsPerAddress),
    scanFile: configuration.scanner ? scanWith(configuration.scanner) : undefined,
    pageWithForm: (path) => pageWithForm(path, pages),
  });
  registerPreview(app, { ...pages, configuration });
  registerSearchEffect(app, { ...context, configuration });
  registerSearchTrial(app, { ...context, configuration });
  registerPages(app, pages);
  return app;
}
