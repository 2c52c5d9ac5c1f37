import type { FastifyInstance } from 'fastify';
import type { DiscoveryContext } from './discovery-context.ts';
import { sendDocument } from './send-document.ts';

/** Nothing there is a page to be found. */
const NOT_PAGES = ['/preview/', '/forms/', '/graphql', '/health'];

/** The robots.txt of a site: where the sitemap is, or, outside production, that nobody is to come. */
function robotsText({ siteUrl, allowsIndexing }: Pick<DiscoveryContext, 'siteUrl' | 'allowsIndexing'>) {
  const rules = allowsIndexing ? NOT_PAGES.map((path) => `Disallow: ${path}`) : ['Disallow: /'];
  const sitemap = allowsIndexing ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [];
  return `${['User-agent: *', ...rules, ...sitemap].join('\n')}\n`;
}

/** Serves /robots.txt, and where search engines may not come says so with every answer: links lead them past robots.txt. */
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
