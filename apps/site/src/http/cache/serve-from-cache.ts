import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswer } from './cached-response.ts';
import { readInto } from './dependencies.ts';
import type { Flight, PageCache } from './response-cache.ts';
import { giveAnswer, isReading } from './send-cached.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The making of this answer, when it may be kept. */
    flight: Flight | null;
  }
}

/**
 * Answers from the cache what routes with `keepAs` have answered before. Register it before every other hook: what is
 * kept has all its headers. `keep-answers.ts` fills the cache.
 */
export function answerFromCache(app: FastifyInstance, cache: PageCache): void {
  app.decorateRequest('flight', null);
  app.addHook('onRequest', (request, reply, done) => {
    const name = nameOf(request);
    if (name === null) return done();
    const answer = cache.get(name);
    if (answer) {
      cache.counts.hits += 1;
      return give(answer, name, { request, reply, cache });
    }
    const flight = cache.flightOf(name);
    if (!flight) return depart(name, { request, reply, cache }, done);
    cache.counts.waits += 1;
    void flight.landed.then((landed) => (landed ? give(landed, name, { request, reply, cache }) : done()));
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; cache: PageCache };

function nameOf({ method, raw, routeOptions }: FastifyRequest): string | null {
  const { keepAs } = routeOptions.config;
  return keepAs && isReading(method) ? keepAs(raw.url ?? '/') : null;
}

function depart(name: string, { request, reply, cache }: Exchange, done: () => void): void {
  cache.counts.misses += 1;
  const flight = cache.depart(name);
  request.flight = flight;
  // Whatever goes wrong on the way: nobody waits for ever.
  reply.raw.once('close', () => flight.land(null));
  readInto(flight.reading, done, flight.landed);
}

function give(answer: KeptAnswer, name: string, { request, reply, cache }: Exchange): void {
  reply.hijack();
  giveAnswer(answer, name, { request: request.raw, response: reply.raw, cache });
}
