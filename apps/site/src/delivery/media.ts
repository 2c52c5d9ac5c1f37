import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { mediaHeaders } from './media-headers.ts';

/** A path of letters, digits, dots, dashes and underscores; no segment begins with a dot. */
const SAFE = /^(\/[\w-][\w.-]*)+$/;

/** A part beyond the end: players ask for it when a file was replaced by a shorter one. They want the length, no page. */
function answerRangeFault(error: FastifyError & { headers?: Record<string, string> }, reply: FastifyReply) {
  if (error.statusCode !== 416) throw error;
  return reply
    .code(416)
    .headers({ ...error.headers, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('This file is not that long.\n');
}

/** Serves uploaded media under /media/, with range requests, so that sound and film can be wound (C-4). */
export async function registerMedia(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(async (media) => {
    media.setErrorHandler((error: FastifyError, _request, reply) => answerRangeFault(error, reply));
    await media.register(fastifyStatic, {
      root: directory,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      allowedPath: (path) => SAFE.test(path),
      cacheControl: false,
      setHeaders(reply, path) {
        const { name } = reply.request.query as { name?: unknown };
        reply.headers(mediaHeaders(path, name));
      },
    });
  });
}
