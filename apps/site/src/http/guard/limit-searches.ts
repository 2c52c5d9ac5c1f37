import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const WINDOW_MS = 60_000;
const MOST_VISITORS = 20_000;

/** Thrown if a network exceeds its limit of responses that have to be computed for each request. */
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
 * Limits how many uncacheable responses each network may request per minute: searches, by page or by GraphQL.
 * Cached responses cost next to nothing and do not count. Each process counts separately, in memory, by hashed
 * IP addresses.
 *
 * @param perMinute 0 for no limit
 */
export function limitSearches(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return;
  const limit = new RateLimit({ limit: perMinute, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS });
  const hashedAddresses = new HashedAddresses();
  let hasWarned = false;
  // Runs after the body has been parsed, because it determines whether the response is cached.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.isSearch?.(request) || limit.admits(hashedAddresses.of(request.ip)))
      return;
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
