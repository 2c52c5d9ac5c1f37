import type { FastifyInstance } from 'fastify';

/** Stands in for uploaded media. */
export function registerSampleMedia(app: FastifyInstance): void {
  app.get('/media/*', (_request, reply) =>
    reply.type('image/svg+xml').send('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
}
