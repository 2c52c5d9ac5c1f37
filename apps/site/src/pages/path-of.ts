import type { FastifyRequest } from 'fastify';

/** The decoded path of a request; decoding cannot fail, because undecodable URLs were routed to `/400`. */
export const pathOf = (request: FastifyRequest) => decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
