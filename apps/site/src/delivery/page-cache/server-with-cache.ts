import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { prefersMarkdown } from '../prefers-markdown.ts';
import { giveAnswer, isReading } from './give-answer.ts';
import type { PageCache } from './page-cache.ts';

/**
 * A server that gives kept answers before Fastify sees the request, which takes a third off what one costs. Names of answers are URLs
 * in their canonical spelling: a URL that is a name needs no routing. Every other goes its way, and finds its name there
 * (`answer-from-cache.ts`).
 */
export function serverWithCache(cache: PageCache): FastifyServerFactory {
  return (handler, { http, keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http ?? {}, (request, response) => {
      const answer = isReading(request.method) ? cache.get(request.url ?? '') : undefined;
      // Who asks for Markdown is answered under another name, which routing finds.
      if (!answer || prefersMarkdown(request.headers.accept)) return handler(request, response);
      cache.counts.hits += 1;
      giveAnswer(answer, request.url ?? '', { request, response, cache });
    });
    // Fastify sets these on servers of its own making only.
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    return server;
  };
}
