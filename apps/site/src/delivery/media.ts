import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A path of letters, digits, dots, dashes and underscores; no segment begins with a dot. */
const SAFE = /^(\/[\w-][\w.-]*)+$/;

/**
 * Serves uploaded media under /media/, with range requests.
 *
 * An SVG opened on its own is put into a sandbox, so that not even a file that slipped past the sanitiser runs.
 */
export async function registerMedia(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => SAFE.test(path),
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', 'public, max-age=86400');
      if (path.endsWith('.svg')) {
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
}
