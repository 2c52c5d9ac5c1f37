import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The policy of files that are no documents: shorter than a page's, because each request carries it. */
export const NOTHING = "default-src 'none'";

/**
 * Serves the built client: hashed files under /assets/ with an unlimited lifetime, the few files at the root
 * with a day. They load nothing: the policy of the page in which they are used applies there.
 *
 * @param directory `dist/client`
 */
export async function registerClientFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/manifest.json', '**/*.br', '**/*.gz'],
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
      reply.header('content-security-policy', NOTHING);
    },
  });
}
