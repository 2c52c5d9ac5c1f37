import { mayWait } from '@keelstone/model/requests/pipelining';
import type { FastifyInstance } from 'fastify';

/** Counts the requests that Fastify handles. Register it before all other hooks. */
export function limitPipelining(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (mayWait(request.raw, reply.raw)) done();
    else reply.hijack();
  });
}
