import type { FastifyInstance } from 'fastify';
import type { DiscoveryContext } from './discovery-context.ts';
import { sendDocument } from './send-document.ts';

/** Paths without pages to be indexed. */
const NOT_PAGES = ['/preview/', '/forms/', '/graphql', '/health'];

/** The robots.txt of a site: refers to the sitemap or, outside production, disallows everything. */
function robotsText({ siteUrl, allowsIndexing }: Pick<DiscoveryContext, 'siteUrl' | 'allowsIndexing'>) {
  const rules = allowsIndexing ? NOT_PAGES.map((path) => `Disallow: ${path}`) : ['Disallow: /'];
  const sitemap = allowsIndexing ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [];
  return `${['User-agent: *', ...rules, ...sitemap].join('\n')}\n`;
}

/**
 * Serves /robots.txt. Where indexing is not allowed, every response says so as well, because links lead crawlers
 * past robots.txt.
 */
export function registerRobots(app: FastifyInstance, context: DiscoveryContext): void {
  const body = robotsText(context);
  app.get('/robots.txt', (request, reply) =>
    sendDocument(request, reply, { type: 'text/plain; charset=utf-8', body }),
  );
  if (context.allowsIndexing) return;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
}
