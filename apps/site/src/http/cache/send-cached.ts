import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse, Variant } from './cached-response.ts';
import { negotiateEncoding } from './compression.ts';
import type { ResponseCache } from './response-cache.ts';

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  cache: ResponseCache<CachedResponse>;
};

/** Methods whose responses are cached. */
export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Sends a cached response as it is: it has all its headers. */
export function sendCached(
  cached: CachedResponse,
  key: string,
  { request, response, cache }: Exchange,
): void {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const variant = cached.at(encoding);
  if (variant) {
    if (cached.wantsImprovement(encoding)) cache.improveLater(key, cached);
    write(variant, cached, request, response);
    return;
  }
  cached.in(encoding).then(
    (compressed) => {
      cache.weighAgain(key, cached);
      write(compressed, cached, request, response);
    },
    // Compressing fails when memory is exhausted. The visitor's browser asks again.
    () => response.destroy(),
  );
}

function write(
  variant: Variant,
  cached: CachedResponse,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const known = headers['if-none-match'];
  if (known !== undefined && cached.isNamedBy(known)) response.writeHead(304, variant.headersOf304).end();
  else response.writeHead(200, variant.headers).end(method === 'HEAD' ? undefined : variant.body);
}
