import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { currentReading } from './dependencies.ts';
import { PageCache } from './response-cache.ts';
import { answerFromCache } from './serve-from-cache.ts';
import { keepAnswers } from './store-responses.ts';

/** A server with one route, which is kept under its URL, as long as nothing speaks against it. */
async function serverThat(answer: (reply: FastifyReply) => unknown) {
  const cache = new PageCache({ maximumBytes: 1e6 });
  const app = Fastify();
  answerFromCache(app, cache);
  keepAnswers(app, () => ({}));
  app.get('/*', { config: { keepAs: (url) => url } }, async (_request, reply) => answer(reply));
  await app.ready();
  return { app, cache };
}

const note = (key = 'node-1-en') => currentReading()?.keys.add(key);

describe('keepAnswers', () => {
  it.each([
    [
      'says no-store',
      (reply: FastifyReply) => reply.header('cache-control', 'no-store').send(String(note())),
    ],
    ['is private', (reply: FastifyReply) => reply.header('cache-control', 'private').send(String(note()))],
    ['sets a cookie', (reply: FastifyReply) => reply.header('set-cookie', 'a=b').send(String(note()))],
    ['is no page', (reply: FastifyReply) => reply.code(404).send(String(note()))],
    ['was made of nothing that is known', (reply: FastifyReply) => reply.send('text')],
    ['failed', () => Promise.reject(new Error(String(note())))],
  ])('R-5 keeps no answer that %s', async (_why, answer) => {
    const { app, cache } = await serverThat(answer);
    for (let visit = 1; visit <= 2; visit += 1) {
      await app.inject('/a');
      expect(cache.counts).toMatchObject({ misses: visit, hits: 0 });
    }
    expect([cache.size, cache.flightOf('/a')]).toEqual([0, undefined]);
  });

  it('R-5 notes what is read after a wait, for each answer its own', async () => {
    const { app, cache } = await serverThat(async (reply) => {
      const { url } = reply.request;
      await new Promise((resolve) => setImmediate(resolve));
      note(url);
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
      note();
      const read = title;
      if (read === 'old') {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
      return reply.send(read);
    });
    const before = app.inject('/a').then(({ body }) => body);
    await expect.poll(() => cache.flightOf('/a')).toBeDefined();
    const waiting = app.inject('/a').then(({ body }) => body);
    await expect.poll(() => cache.counts.waits).toBe(1);
    title = 'new';
    cache.purge(['node-1-en']);
    goOn();
    expect([await before, await waiting]).toEqual(['old', 'new']);
    expect((await app.inject('/a')).body).toBe('new');
  });
});
