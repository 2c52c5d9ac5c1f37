import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CachedResponse } from './cached-response.ts';
import { currentDependencies } from './dependencies.ts';
import { ResponseCache } from './response-cache.ts';
import { serveFromCache } from './serve-from-cache.ts';
import { storeResponses } from './store-responses.ts';

/** A server with one route, whose responses are cached by URL unless something prevents it. */
async function serverThat(response: (reply: FastifyReply) => unknown) {
  const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
  const app = Fastify();
  serveFromCache(app, cache);
  storeResponses(app, () => ({}));
  app.get('/*', { config: { cacheKey: (url) => url } }, async (_request, reply) => response(reply));
  await app.ready();
  return { app, cache };
}

const record = (key = 'node-1-en') => currentDependencies()?.keys.add(key);

describe('storeResponses', () => {
  it.each([
    [
      'says no-store',
      (reply: FastifyReply) => reply.header('cache-control', 'no-store').send(String(record())),
    ],
    ['is private', (reply: FastifyReply) => reply.header('cache-control', 'private').send(String(record()))],
    ['sets a cookie', (reply: FastifyReply) => reply.header('set-cookie', 'a=b').send(String(record()))],
    ['is no page', (reply: FastifyReply) => reply.code(404).send(String(record()))],
    ['was made of nothing that is known', (reply: FastifyReply) => reply.send('text')],
    ['failed', () => Promise.reject(new Error(String(record())))],
  ])('R-5 keeps no answer that %s', async (_why, response) => {
    const { app, cache } = await serverThat(response);
    for (let visit = 1; visit <= 2; visit += 1) {
      await app.inject('/a');
      expect(cache.counts).toMatchObject({ misses: visit, hits: 0 });
    }
    expect([cache.size, cache.inFlight('/a')]).toEqual([0, undefined]);
  });

  it('R-5 notes what is read after a wait, for each answer its own', async () => {
    const { app, cache } = await serverThat(async (reply) => {
      const { url } = reply.request;
      await new Promise((resolve) => setImmediate(resolve));
      record(url);
      return reply.send(url);
    });
    await Promise.all(['/a', '/b'].map((url) => app.inject(url)));
    cache.purge(['/a']);
    expect([cache.get('/a'), [...(cache.get('/b')?.keys ?? [])]]).toEqual([undefined, ['/b', 'all']]);
  });

  it('R-5 gives nobody who asks after a change what was read before it', async () => {
    let title = 'old';
    let goOn: () => void = () => {};
    const { app, cache } = await serverThat(async (reply) => {
      record();
      const read = title;
      if (read === 'old') {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
      return reply.send(read);
    });
    const before = app.inject('/a').then(({ body }) => body);
    await expect.poll(() => cache.inFlight('/a')).toBeDefined();
    const waiting = app.inject('/a').then(({ body }) => body);
    await expect.poll(() => cache.counts.waits).toBe(1);
    title = 'new';
    cache.purge(['node-1-en']);
    goOn();
    expect([await before, await waiting]).toEqual(['old', 'new']);
    expect((await app.inject('/a')).body).toBe('new');
  });
});
