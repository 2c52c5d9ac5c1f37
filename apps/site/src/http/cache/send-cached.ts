import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse, PageCache, Variant } from './cached-response.ts';
import { negotiateEncoding } from './compression.ts';

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  cache: PageCache;
};

/** Methods whose responses are cached. */
export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Sends a cached response as it is: it has all its headers. */
export function sendCached(cached: CachedResponse, key: string, exchange: Exchange): void {
  const { request, response, cache } = exchange;
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const variant = cached.at(encoding);
  if (variant) {
    if (cached.wantsImprovement(encoding)) cache.improveLater(key, cached);
    write(variant, cached, exchange);
    return;
  }
  cached.in(encoding).then(
    (compressed) => {
      cache.weighAgain(key, cached);
      write(compressed, cached, exchange);
    },
    // Compressing fails when memory is exhausted. The visitor's browser asks again.
    () => response.destroy(),
  );
}

function write(variant: Variant, cached: CachedResponse, { request, response, cache }: Exchange): void {
  const { headers, method } = request;
  const known = headers['if-none-match'];
  const isKnown = known !== undefined && cached.isNamedBy(known);
  const sent = cached.headersAt(isKnown ? variant.headersOf304 : variant.headers, cache.now());
  if (isKnown) response.writeHead(304, sent).end();
  else response.writeHead(200, sent).end(method === 'HEAD' ? undefined : variant.body);
}
