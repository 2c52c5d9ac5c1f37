import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { limitPipelining } from './delivery/guard/limit-pipelining.ts';
import { limitSearches } from './delivery/guard/limit-searches.ts';
import { refuseForeignRequests } from './delivery/guard/refuse-foreign-requests.ts';
import { TIME_LIMITS, type TimeLimits, timeLimitOptions } from './delivery/guard/time-limits.ts';
import { type ProcessState, registerHealth } from './delivery/health.ts';
import { registerHtmlAnswers } from './delivery/html-answers.ts';
import { logRequests, requestId } from './delivery/observe/log-requests.ts';
import type { SiteMetrics } from './delivery/observe/site-metrics.ts';
import { answerFromCache } from './delivery/page-cache/answer-from-cache.ts';
import { createCdnHeaders } from './delivery/page-cache/cdn-headers.ts';
import { keepAnswers } from './delivery/page-cache/keep-answers.ts';
import { serverWithCache } from './delivery/page-cache/server-with-cache.ts';
import { readableUrl } from './delivery/readable-url.ts';
import { registerSecurityHeaders } from './delivery/security-headers.ts';
import { registerSpeculationRules } from './delivery/speculation-rules.ts';
import { registerTidyPaths } from './delivery/tidy-path.ts';
import { negotiatedUrl } from './discovery/markdown/markdown-address.ts';
import { pageDiscovery } from './discovery/page-discovery.ts';
import { registerDiscovery } from './discovery/register-discovery.ts';
import type { MakeShareImage } from './discovery/share-images/make-share-image.ts';
import { createSpamLimits } from './forms/create-spam-limits.ts';
import { registerForms } from './forms/register-forms.tsx';
import { registerGraphql } from './graphql/register-graphql.ts';
import { pageAround } from './pages/page-around.ts';
import type { PagesContext } from './pages/page-context.ts';
import { registerPages } from './pages/register-pages.tsx';
import { registerProblems } from './pages/register-problems.tsx';
import { registerPreview } from './preview/draft/register-preview.ts';
import { registerGallery } from './preview/gallery/register-gallery.ts';
import { listingCacheKey } from './search/server/cache-key.ts';
import { registerSearch } from './search/server/register-search.tsx';
import { searchListing } from './search/server/search-listing.tsx';
import type { SiteContext } from './site-context.ts';

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
