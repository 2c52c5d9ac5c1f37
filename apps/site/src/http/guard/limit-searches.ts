import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const WINDOW_MS = 60_000;
const MOST_VISITORS = 20_000;

/** They are asked for at every key press, so that who types gets some for each search. */
const SUGGESTIONS_OF_SEARCH = 10;

const RETRY_AFTER_S = '60';

/** Thrown if a network exceeds its limit of responses that have to be computed for each request. */
export class TooManySearchesError extends Error {
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
    /** The same for suggestions, which have a larger limit of their own. */
    isSuggestion?: (request: FastifyRequest) => boolean;
  }
  interface FastifyRequest {
    /** Counts one more search for a request that has been counted as one; not there without a limit. */
    admitsFurtherSearch?(): boolean;
  }
}

/** Says when to come again. */
export const tellWhenToSearch = (reply: FastifyReply): FastifyReply =>
  reply.header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');

/** Whether a URL asks for a keyword, in any spelling of the parameter. */
export const asksForKeyword = ({ url }: FastifyRequest): boolean =>
  Boolean(new URLSearchParams(url.split('?').slice(1).join('?')).get('keyword'));

/**
 * Limits how many uncacheable responses each network may request per minute: searches, by page, feed or GraphQL, and
 * ten times as many suggestions.
 * Cached responses cost next to nothing and do not count. Each process counts separately, in memory, by hashed
 * IP addresses.
 *
 * @param perMinute 0 for no limit
 */
export function limitSearches(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return;
  const limitOf = (limit: number) =>
    new RateLimit({ limit, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS });
  const searches = limitOf(perMinute);
  const suggestions = limitOf(perMinute * SUGGESTIONS_OF_SEARCH);
  const hashedAddresses = new HashedAddresses();
  app.decorateRequest('admitsFurtherSearch', function (this: FastifyRequest) {
    return searches.admits(hashedAddresses.of(this.ip));
  });
  let hasWarned = false;
  // Runs after the body has been parsed, because it determines whether the response is cached.
  app.addHook('preHandler', async (request, reply) => {
    const { isSearch, isSuggestion } = request.routeOptions.config;
    const limit = isSearch?.(request) ? searches : isSuggestion?.(request) ? suggestions : null;
    if (!limit || limit.admits(hashedAddresses.of(request.ip))) return;
    if (!hasWarned && request.headers['x-forwarded-for'] && request.ip === request.socket.remoteAddress) {
      hasWarned = true;
      request.log.warn(
        'Searches are refused; is a proxy before the site that TRUSTED_PROXIES does not name?',
      );
    }
    tellWhenToSearch(reply);
    throw new TooManySearchesError();
  });
}
