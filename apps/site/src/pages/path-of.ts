import type { FastifyRequest } from 'fastify';

/** The decoded path of a request; readable, because what is not was sent to `/400` before routing. */
export const pathOf = (request: FastifyRequest) => decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
