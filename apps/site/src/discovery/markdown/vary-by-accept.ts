import type { FastifyInstance } from 'fastify';
import { varyBy } from '../../http/headers/vary.ts';

/** Tells caches that pages are there in two forms, before anybody keeps what is answered. */
export function registerVaryByAccept(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/*') varyBy(reply, 'Accept');
  });
}
