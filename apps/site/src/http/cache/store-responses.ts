import type { FastifyInstance, FastifyReply } from 'fastify';
import { varyBy } from '../headers/vary.ts';
import { CachedResponse } from './cached-response.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { negotiateEncoding } from './compression.ts';
import type { InFlight } from './response-cache.ts';
import { EVERY_PAGE } from './surrogate-keys.ts';

/** Browsers keep a page, and ask each time whether it is still current. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Caches the responses of routes with `cacheKey`. Register it after the hooks that give pages headers, and before what
 * compresses other responses: those that are cached leave here as bytes.
 */
export function storeResponses(app: FastifyInstance, cdnHeaders: CdnHeaders): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { inFlight } = request;
    if (!inFlight) return payload;
    if (!isCacheable(reply, payload, inFlight)) {
      inFlight.settle(null);
      return payload;
    }
    const cached = toCached(reply, payload, inFlight, cdnHeaders);
    const variant = await cached.in(negotiateEncoding(request.headers['accept-encoding']));
    inFlight.settle(cached);
    if (cached.isNamedBy(request.headers['if-none-match'])) {
      reply.code(304).removeHeader('content-type').header('etag', variant.tag);
      return '';
    }
    for (let position = 0; position < variant.headers.length; position += 2) {
      reply.header(variant.headers[position] ?? '', variant.headers[position + 1]);
    }
    return variant.body;
  });
}

/** Only what recorded its dependencies, so that it can be purged; nothing of a visitor's own. */
function isCacheable(
  reply: FastifyReply,
  payload: unknown,
  { dependencies }: InFlight<CachedResponse>,
): payload is string | Buffer {
  return (
    reply.statusCode === 200 &&
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    dependencies.keys.size > 0 &&
    !reply.hasHeader('set-cookie') &&
    !/no-store|private/.test(String(reply.getHeader('cache-control')))
  );
}

function toCached(
  reply: FastifyReply,
  payload: string | Buffer,
  { dependencies }: InFlight<CachedResponse>,
  cdnHeaders: CdnHeaders,
): CachedResponse {
  varyBy(reply, 'Accept-Encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', REVALIDATE);
  dependencies.keys.add(EVERY_PAGE);
  reply.headers(cdnHeaders(dependencies));
  const { keys, begun, until } = dependencies;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  return new CachedResponse({ body, headers: reply.getHeaders(), keys, begun, until });
}
