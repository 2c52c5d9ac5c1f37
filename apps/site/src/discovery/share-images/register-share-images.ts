import { join } from 'node:path';
import { isLanguage } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiscoveryContext } from '../discovery-context.ts';
import { formatOf, shareImagePath, shareImageSubject } from './share-image-subject.ts';
import { ShareImages } from './share-images.ts';

/** Where the site serves uploads. */
const MEDIA = '/media';

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
  { content, siteUrl, makeShareImage, mediaDirectory }: DiscoveryContext,
): void {
  const images = new ShareImages({ make: makeShareImage });
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { name, extension } = request.params as { name: string; extension: string };
    const [, nid, language] = NAME.exec(name) ?? [];
    const node = isLanguage(language) ? content.node(Number(nid), language) : null;
    if (!node) return reply.callNotFound();
    const subject = shareImageSubject(node, content, siteUrl);
    const path = shareImagePath(subject);
    if (path !== `/share-images/${name}.${extension}`)
      return reply.header('cache-control', 'no-cache').redirect(path, 302);
    const { picture } = subject;
    const file = picture && join(mediaDirectory, picture.url.slice(MEDIA.length));
    return reply
      .header('cache-control', KEPT)
      .type(formatOf(subject).type)
      .send(Buffer.from(await images.get(picture ? { ...subject, picture: { ...picture, file } } : subject)));
  };
  app.get('/share-images/:name.:extension(^png|jpg$)', send);
}
