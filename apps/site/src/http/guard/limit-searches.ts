import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const WINDOW_MS = 60_000;
const MOST_VISITORS = 20_000;

/** Thrown when one network asks for more than its share of what has to be made for each request. */
class TooManySearchesError extends Error {
  readonly statusCode = 429;
  constructor() {
    super('Too many searches came from your network within a minute. Please try again in a moment.');
    this.name = 'TooManySearchesError';
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request asks for a search that has to be run for it: a network may have only so many of these. */
    isSearch?: (request: FastifyRequest) => boolean;
  }
}

/**
 * Lets each network have so many answers a minute that are made for it alone: searches, by page or by GraphQL. What is
 * kept costs next to nothing and does not count. Each process counts for itself, in memory, without any address.
 *
 * @param perMinute 0 for as many as anybody likes
 */
export function limitSearches(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return;
  const limit = new RateLimit({ limit: perMinute, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS });
  const marks = new HashedAddresses();
  let hasWarned = false;
  // Behind the body: only then it is known whether the answer to it is kept.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.isSearch?.(request) || limit.admits(marks.of(request.ip))) return;
    if (!hasWarned && request.headers['x-forwarded-for'] && request.ip === request.socket.remoteAddress) {
      hasWarned = true;
      request.log.warn(
        'Searches are refused; is a proxy before the site that TRUSTED_PROXIES does not name?',
      );
    }
    reply.header('retry-after', '60').header('cache-control', 'no-store');
    throw new TooManySearchesError();
  });
}
