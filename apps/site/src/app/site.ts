import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { negotiatedUrl } from '../discovery/markdown/markdown-address.ts';
import { pageDiscovery } from '../discovery/page-discovery.ts';
import { registerDiscovery } from '../discovery/register-discovery.ts';
import type { MakeShareImage } from '../discovery/share-images/make-share-image.ts';
import { createSpamLimits } from '../forms/server/create-spam-limits.ts';
import { registerForms } from '../forms/server/register-forms.tsx';
import { registerGraphql } from '../graphql/register-graphql.ts';
import { serverWithCache } from '../http/cache/caching-server.ts';
import { createCdnHeaders } from '../http/cache/cdn-headers.ts';
import { answerFromCache } from '../http/cache/serve-from-cache.ts';
import { keepAnswers } from '../http/cache/store-responses.ts';
import { limitPipelining } from '../http/guard/limit-pipelining.ts';
import { limitSearches } from '../http/guard/limit-searches.ts';
import { readableUrl } from '../http/guard/readable-url.ts';
import { refuseForeignRequests } from '../http/guard/refuse-foreign-requests.ts';
import { registerTidyPaths } from '../http/guard/tidy-path.ts';
import { TIME_LIMITS, type TimeLimits, timeLimitOptions } from '../http/guard/time-limits.ts';
import { registerHtmlAnswers } from '../http/headers/html-responses.ts';
import { registerSecurityHeaders } from '../http/headers/security-headers.ts';
import { type ProcessState, registerHealth } from '../http/health/health.ts';
import { logRequests, requestId } from '../http/health/log-requests.ts';
import type { SiteMetrics } from '../http/health/site-metrics.ts';
import { pageAround } from '../pages/page-with-form.ts';
import type { PagesContext } from '../pages/pages-context.ts';
import { registerPages } from '../pages/register-pages.tsx';
import { registerProblems } from '../pages/register-problems.tsx';
import { registerPreview } from '../preview/draft/register-preview.ts';
import { registerGallery } from '../preview/gallery/register-gallery.ts';
import { listingCacheKey } from '../search/server/cache-key.ts';
import { registerSearch } from '../search/server/register-search.tsx';
import { searchListing } from '../search/server/search-listing.tsx';
import type { SiteContext } from './site-context.ts';
import { registerSpeculationRules } from './speculation-rules.ts';

type SiteOptions = {
  processState?: ProcessState;
  logger?: FastifyBaseLogger;
  metrics?: SiteMetrics | undefined;
  /** The time, in milliseconds since 1970; the clock's when left out. */
  now?: () => number;
  timeLimits?: TimeLimits;
  makeShareImage?: MakeShareImage | undefined;
};

/** Data need no files ahead. */
const NO_ASSETS = { scripts: [], stylesheets: [], fonts: [] };

/** Puts the visitors' routes together. Needs no database and no built files: tests give it a replica of their own. */
export async function createSite(context: SiteContext, options: SiteOptions = {}): Promise<FastifyInstance> {
  const { configuration, pageCache } = context;
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    ...timeLimitOptions(options.timeLimits ?? TIME_LIMITS),
    trustProxy: configuration.trustedProxies,
    genReqId: requestId,
    // Answers that Fastify does not see get no line in the log.
    ...(pageCache && !configuration.logsRequests
      ? { serverFactory: serverWithCache(pageCache, options.timeLimits ?? TIME_LIMITS) }
      : {}),
    // What comes while we end is answered; Fastify would send it away.
    return503OnClosing: false,
    // Never too long: the router answers that itself, past all hooks, and shows the path as it came.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/', headers }) => negotiatedUrl(readableUrl(url), headers.accept, context.content),
  });
  const pages: PagesContext = {
    ...context,
    siteUrl: configuration.siteUrl,
    ...(options.now ? { now: options.now } : {}),
    makeListing: (request) => searchListing(request, context),
    listingName: (request) => listingCacheKey(request, context),
    discovery: pageDiscovery({ ...context, ...configuration }),
  };
  limitPipelining(app);
  registerProblems(app, pages);
  options.metrics?.observe(app);
  if (configuration.logsRequests) logRequests(app);
  if (pageCache) answerFromCache(app, pageCache);
  registerSecurityHeaders(app, configuration, context.content);
  refuseForeignRequests(app, configuration.siteUrl);
  limitSearches(app, configuration.searchesPerAddress);
  registerTidyPaths(app);
  registerSpeculationRules(app);
  if (pageCache) keepAnswers(app, createCdnHeaders(configuration, context.assets, options.now));
  registerHtmlAnswers(app);
  registerDiscovery(app, { ...context, ...configuration, makeShareImage: options.makeShareImage });
  registerHealth(app, context, options.processState ?? { follower: () => 'following' });
  registerSearch(app, context);
  const cdnHeaders = createCdnHeaders(configuration, NO_ASSETS, options.now);
  await registerGraphql(app, { ...context, cdnHeaders });
  registerGallery(app, { ...context, siteUrl: configuration.siteUrl });
  registerForms(app, {
    ...context,
    siteUrl: configuration.siteUrl,
    limits: createSpamLimits(configuration.formsPerAddress),
    pageAround: (path) => pageAround(path, pages),
  });
  registerPreview(app, { ...pages, configuration });
  registerPages(app, pages);
  return app;
}
