import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedDocument } from '../cached-document.ts';
import type { DiscoveryContext } from '../discovery-context.ts';
import { sendDocument } from '../send-document.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { sitemapFiles } from './sitemap-files.ts';

/** Serves the sitemap: `/sitemap.xml`, and its parts if it is an index. */
export function registerSitemap(app: FastifyInstance, { content, siteUrl }: DiscoveryContext): void {
  const files = new CachedDocument(content, async () => sitemapFiles(await sitemapEntries(content), siteUrl));
  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = (await files.get()).get(request.url.split('?', 1)[0] ?? '');
    if (body === undefined) return reply.callNotFound();
    return sendDocument(request, reply, { type: 'application/xml; charset=utf-8', body });
  };
  app.get('/sitemap.xml', response);
  app.get('/sitemap-:part(^\\d+$).xml', response);
}
