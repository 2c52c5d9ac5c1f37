import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { answerAtOnce } from '../fast-path/fast-path.ts';
import type { SimpleRequest } from '../fast-path/read-simple-request.ts';
import { mayWait } from '../guard/limit-pipelining.ts';
import type { TimeLimits } from '../guard/time-limits.ts';
import { prefersMarkdown } from '../headers/prefers-markdown.ts';
import { negotiateEncoding } from './compression.ts';
import type { PageCache } from './response-cache.ts';
import { giveAnswer, isReading } from './send-cached.ts';

/**
 * A server that gives kept answers before Fastify sees the request. Names of answers are URLs in their canonical
 * spelling: a URL that is a name needs no routing. Every other goes its way, and finds its name there
 * (`answer-from-cache.ts`). To simple requests the answer is given even before Node.js's parser.
 */
export function serverWithCache(cache: PageCache, limits: TimeLimits): FastifyServerFactory {
  return (handler, { http, keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http ?? {}, (request, response) => {
      const { url = '', method, headers } = request;
      const answer = isReading(method) ? keptAnswer(cache, url, headers.accept) : undefined;
      if (!answer) return handler(request, response);
      // Fastify, which counts all others, never sees this one.
      if (!mayWait(request, response)) return;
      cache.counts.hits += 1;
      giveAnswer(answer, url, { request, response, cache });
    });
    // Fastify sets these on servers of its own making only.
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    server.setTimeout(limits.idleMs);
    answerAtOnce(server, (request) => wholeAnswer(cache, request), limits);
    return server;
  };
}

/** Who asks for Markdown is answered under another name, which routing finds. */
const keptAnswer = (cache: PageCache, url: string, accept: string | undefined) =>
  prefersMarkdown(accept) ? undefined : cache.get(url);

/** What has to be compressed first waits its turn. */
function wholeAnswer(
  cache: PageCache,
  { target, accept, acceptEncoding, ifNoneMatch }: SimpleRequest,
): Buffer | null {
  const answer = keptAnswer(cache, target, accept);
  const encoding = negotiateEncoding(acceptEncoding);
  const variant = answer?.at(encoding);
  if (!answer || !variant) return null;
  cache.counts.hits += 1;
  if (answer.wantsImprovement(encoding)) cache.improveLater(target, answer);
  const isKnown = ifNoneMatch !== undefined && answer.isNamedBy(ifNoneMatch);
  return (isKnown ? variant.whole304 : variant.whole).bytes;
}
