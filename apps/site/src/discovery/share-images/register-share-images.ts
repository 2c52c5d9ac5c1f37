import { join } from 'node:path';
import { isLanguage } from '@keelstone/model';
import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { Places } from '@keelstone/model/requests/places';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiscoveryContext } from '../discovery-context.ts';
import type { ShareImageSubject } from './draw-share-image.ts';
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
 * Images that wait to be drawn, one after the other, which takes a few tenths of a second each. Whoever asks for one needs one:
 * a program that asked for those of all pages kept everybody else waiting for minutes, and again and again, because they
 * do not all fit into the cache.
 */
const WAITING = { most: 32, mostOfNetwork: 4 };
const RETRY_AFTER_S = 10;

/**
 * Serves share images. Only the image of a node's current version exists: the URL of an earlier version
 * redirects to the current one, and unpublished nodes have none.
 */
export function registerShareImages(
  app: FastifyInstance,
  { content, siteUrl, makeShareImage, mediaDirectory }: DiscoveryContext,
): void {
  const images = new ShareImages({ make: makeShareImage });
  const waiting = new Places(WAITING);
  const networks = new HashedAddresses('site');
  /** An image, drawn if need be; null if too many wait. */
  const draw = async (subject: ShareImageSubject, network: string) => {
    if (images.isDrawn(subject)) return images.get(subject);
    if (!waiting.take(network)) return null;
    return images.get(subject).finally(() => waiting.free(network));
  };
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
    const drawn = picture ? { ...subject, picture: { ...picture, file } } : subject;
    const image = await draw(drawn, networks.of(request.ip));
    if (!image) {
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S }).send();
    }
    return reply.header('cache-control', KEPT).type(formatOf(subject).type).send(Buffer.from(image));
  };
  app.get('/share-images/:name.:extension(^png|jpg$)', send);
}
