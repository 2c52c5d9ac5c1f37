import { createServer } from 'node:http';
import { mayWait } from '@keelstone/model/requests/pipelining';
import type { FastifyServerFactory } from 'fastify';
import type { TimeLimits } from '../guard/time-limits.ts';
import { prefersMarkdown } from '../headers/prefers-markdown.ts';
import type { PageCache } from './cached-response.ts';
import { isReading, sendCached } from './send-cached.ts';

/**
 * A server that sends cached responses before Fastify sees the request. Cache keys are URLs in their canonical spelling:
 * a URL that is a key needs no routing. Every other is routed, which finds its key (`serve-from-cache.ts`).
 */
export function cachingServer(cache: PageCache, limits: TimeLimits): FastifyServerFactory {
  return (handler, { http, keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http ?? {}, (request, response) => {
      // Node.js dispatches the rest of what it has read of a closed connection. Reading its headers would make objects.
      if (request.socket.destroyed) return;
      const { url = '', method, headers } = request;
      const cached = isReading(method) ? lookUp(cache, url, headers.accept) : undefined;
      if (!cached) return handler(request, response);
      // Fastify's hook, which counts all other requests, never sees this one.
      if (!mayWait(request, response)) return;
      cache.counts.hits += 1;
      sendCached(cached, url, { request, response, cache });
    });
    // Fastify sets these on servers that it creates itself only.
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    server.setTimeout(limits.idleMs);
    return server;
  };
}

/** A request for Markdown has another key, which routing finds. */
const lookUp = (cache: PageCache, url: string, accept: string | undefined) =>
  prefersMarkdown(accept) ? undefined : cache.get(url);
