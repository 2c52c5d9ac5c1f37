import type { FastifyInstance } from 'fastify';
import { varyBy } from '../http/headers/vary.ts';
import type { DiscoveryContext } from './discovery-context.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerLlms } from './llms/register-llms.ts';
import { registerOpenSearch } from './opensearch/register-opensearch.ts';
import { registerRobots } from './robots.ts';
import { registerShareImages } from './share-images/register-share-images.ts';
import { registerSitemap } from './sitemap/register-sitemap.ts';

/**
 * Serves the documents by which machines find the site's pages. All of them are generated from published
 * content only.
 */
export function registerDiscovery(app: FastifyInstance, context: DiscoveryContext): void {
  registerRobots(app, context);
  registerSitemap(app, context);
  registerFeeds(app, context);
  registerOpenSearch(app, context);
  registerShareImages(app, context);
  registerLlms(app, context);
  // Pages are there in two forms: caches are told before any of them stores a response.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/*') varyBy(reply, 'Accept');
  });
}
