import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built client: hashed files under /assets/ with an unlimited lifetime, the few files at the root
 * with a day.
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
    },
  });
}
