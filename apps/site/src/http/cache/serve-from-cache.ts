import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse, PageCache } from './cached-response.ts';
import { recordInto } from './dependencies.ts';
import type { InFlight } from './response-cache.ts';
import { isReading, sendCached } from './send-cached.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Lets a route's responses be cached: the cache key of a URL, the same for all URLs with the same response; null for
     * one that is not worth caching. There are as many keys as pages, whatever visitors request.
     */
    cacheKey?: (url: string) => string | null;
  }
  interface FastifyRequest {
    /** The making of this response, when it is cacheable. */
    inFlight: InFlight<CachedResponse> | null;
  }
}

/**
 * Serves routes with `cacheKey` from the cache. Register it before every other hook: a cached response has all its
 * headers. `store-responses.ts` fills the cache.
 */
export function serveFromCache(app: FastifyInstance, cache: PageCache): void {
  app.decorateRequest('inFlight', null);
  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    if (key === null) return done();
    const response = cache.get(key);
    if (response) {
      cache.counts.hits += 1;
      return send(response, key, { request, reply, cache });
    }
    const inFlight = cache.inFlight(key);
    if (!inFlight) return start(key, { request, reply, cache }, done);
    cache.counts.waits += 1;
    void inFlight.settled.then((settled) =>
      settled ? send(settled, key, { request, reply, cache }) : done(),
    );
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; cache: PageCache };

function keyOf({ method, raw, routeOptions }: FastifyRequest): string | null {
  const { cacheKey } = routeOptions.config;
  return cacheKey && isReading(method) ? cacheKey(raw.url ?? '/') : null;
}

function start(key: string, { request, reply, cache }: Exchange, done: () => void): void {
  cache.counts.misses += 1;
  const inFlight = cache.start(key);
  request.inFlight = inFlight;
  // Settles the in-flight request whatever goes wrong, so that others never wait forever.
  reply.raw.once('close', () => inFlight.settle(null));
  recordInto(inFlight.dependencies, done, inFlight.settled);
}

function send(cached: CachedResponse, key: string, { request, reply, cache }: Exchange): void {
  reply.hijack();
  sendCached(cached, key, { request: request.raw, response: reply.raw, cache });
}
