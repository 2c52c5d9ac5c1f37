import { isLanguage } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import type { DiscoveryContext } from '../discovery-context.ts';
import { shareImagePath, shareImageSubject } from './share-image-subject.ts';
import { ShareImages } from './share-images.ts';

const NAME = /^(\d{1,9})-([a-z]{2})-[\w-]{1,40}$/;

/**
 * The content of a URL never changes; but caches should not keep images of content that is no longer published
 * for long.
 */
const KEPT = 'public, max-age=86400, immutable';

/**
 * Serves share images. Only the image of a node's current version exists: the URL of an earlier version
 * redirects to the current one, and unpublished nodes have none.
 */
export function registerShareImages(
  app: FastifyInstance,
  { content, siteUrl, makeShareImage }: DiscoveryContext,
): void {
  const images = new ShareImages({ make: makeShareImage });
  app.get<{ Params: { name: string } }>('/share-images/:name.png', async (request, reply) => {
    const [, nid, language] = NAME.exec(request.params.name) ?? [];
    const node = isLanguage(language) ? content.node(Number(nid), language) : null;
    if (!node) return reply.callNotFound();
    const subject = shareImageSubject(node, content, siteUrl);
    const path = shareImagePath(subject);
    if (path !== `/share-images/${request.params.name}.png`)
      return reply.header('cache-control', 'no-cache').redirect(path, 302);
    return reply
      .header('cache-control', KEPT)
      .type('image/png')
      .send(Buffer.from(await images.get(subject)));
  });
}
