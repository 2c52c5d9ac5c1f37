import type { FastifyInstance } from 'fastify';

/**
 * Tells caches that pages are there in two forms. To be registered after what says how answers are compressed, which
 * sets the same header.
 */
export function registerVaryByAccept(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url === '/*') {
      const others = reply.getHeader('vary');
      reply.header('vary', others ? `Accept, ${others}` : 'Accept');
    }
    return payload;
  });
}
