import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const NEVER = Number.POSITIVE_INFINITY;

function response(text: string, keys: string[] = [], until = NEVER, begun = 0) {
  const headers = { 'content-type': 'text/html', vary: 'Accept-Encoding' };
  return new CachedResponse({ body: Buffer.from(text), headers, keys: new Set(keys), begun, until });
}

function store(cache: ResponseCache<CachedResponse>, key: string, cached: CachedResponse) {
  const inFlight = cache.start(key);
  inFlight.settle(cached);
  return inFlight.settled;
}

describe('ResponseCache', () => {
  it('R-5 gives back what was cached, until something it is made of changes', async () => {
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
    await store(cache, '/a', response('a', ['node-1-en', 'all']));
    await store(cache, '/b', response('b', ['node-2-en', 'all']));
    cache.purge(['node-1-en', 'node-9-en']);
    expect([cache.get('/a'), cache.get('/b')?.keys.has('node-2-en')]).toEqual([undefined, true]);
    expect(cache.counts.purged).toBe(1);
    cache.clear();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('R-5 keeps nothing that was made when the clock was ahead, once it is put back', async () => {
    let time = 5000;
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6, now: () => time });
    await store(cache, '/a', response('the event is over', [], NEVER, time));
    expect(cache.get('/a')).toBeDefined();
    time = 4999;
    expect([cache.get('/a'), cache.size]).toEqual([undefined, 0]);
  });

  it('R-5 keeps nothing that was begun before a change, and gives it to nobody who waited', async () => {
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
    const inFlight = cache.start('/a');
    cache.purge(['node-1-en']);
    inFlight.settle(response('old', ['node-2-en']));
    expect(await inFlight.settled).toBeNull();
    expect(cache.get('/a')).toBeUndefined();
  });

  it('R-5 lets an answer be made once, however many wait for it', async () => {
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
    const inFlight = cache.start('/a');
    expect(cache.inFlight('/a')).toBe(inFlight);
    const cached = response('a', ['all']);
    inFlight.settle(cached);
    inFlight.settle(null);
    expect(await inFlight.settled).toBe(cached);
    expect(cache.inFlight('/a')).toBeUndefined();
  });

  it('R-5 stays within its room, and lets go first of what nobody asked for the longest', async () => {
    const cache = new ResponseCache<CachedResponse>({
      maximumBytes: 3 * response('x'.repeat(1000), ['/a']).bytes,
    });
    for (const key of ['/a', '/b', '/c']) await store(cache, key, response('x'.repeat(1000), [key]));
    cache.get('/a');
    await store(cache, '/d', response('x'.repeat(1000), ['/d']));
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
    expect(cache.counts.evicted).toBe(1);
    await store(cache, '/huge', response('x'.repeat(20_000), ['huge']));
    expect(cache.get('/huge')).toBeUndefined();
  });

  it('R-5 counts every encoding that is cached', async () => {
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
    const cached = response('<p>Risk, in order</p>'.repeat(500), ['all']);
    const first = await cached.in('zstd');
    await store(cache, '/a', cached);
    const before = cache.bytes;
    const { body } = await cached.in('gzip');
    cache.weighAgain('/a', cached);
    expect(cached.bodyBytes).toBe(first.body.length + body.length);
    expect(cache.bytes).toBe(before + body.length);
    cache.purge(['all']);
    expect(cache.bytes).toBe(0);
  });

  it.each(['zstd', 'br', 'gzip'] as const)(
    'R-5 keeps no plain body beside %s, and makes it again for who asks for it',
    async (encoding) => {
      const text = '<p>Risk, in order</p>'.repeat(500);
      const cached = response(text, ['all']);
      const tag = cached.at(null)?.tag;
      const { body } = await cached.in(encoding);
      expect([cached.at(null), cached.bodyBytes]).toEqual([undefined, body.length]);
      const [one, other] = await Promise.all([cached.in(null), cached.in(null)]);
      expect(one).toBe(other);
      expect([one.body.toString(), one.tag, cached.at(null)]).toEqual([text, tag, one]);
      expect(one.headers).not.toContain('content-encoding');
    },
  );

  it('R-5 keeps the only body of what is too short to be compressed', async () => {
    const cached = response('short', ['all']);
    const sent = await cached.in('zstd');
    expect([sent.body.toString(), cached.at(null), cached.at('br')]).toEqual(['short', sent, sent]);
  });

  it('R-5 lets an answer go when its time is over', async () => {
    let now = 1000;
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6, now: () => now });
    await store(cache, '/a', response('a', [], 2000));
    now = 1999;
    expect(cache.get('/a')).toBeDefined();
    now = 2000;
    expect(cache.get('/a')).toBeUndefined();
    await store(cache, '/a', response('a', [], 2000));
    expect(cache.get('/a')).toBeUndefined();
  });

  it('R-5 compresses better later what is asked for again, under another tag', async () => {
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
    const text = Array.from({ length: 900 }, (_, n) => `<li>${n * 7919} risks ${n % 13}</li>`).join('');
    const cached = response(text, ['all']);
    await store(cache, '/a', cached);
    const quick = await cached.in('br');
    expect(await cached.in('br')).toBe(quick);
    expect(cached.wantsImprovement('br')).toBe(true);
    expect(cached.wantsImprovement('br')).toBe(false);
    cache.improveLater('/a', cached);
    await cache.improved();
    const best = await cached.in('br');
    expect(best.body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(text);
    expect(best.tag).not.toBe(quick.tag);
    expect(cached.isNamedBy(quick.tag) && cached.isNamedBy(best.tag)).toBe(true);
  });

  it('R-5 sends who takes Zstandard the better Brotli as soon as there is one, and discards the other', async () => {
    const cache = new ResponseCache<CachedResponse>({ maximumBytes: 1e6 });
    const text = '<p>Risk, in order</p>'.repeat(500);
    const cached = response(text, ['all']);
    await store(cache, '/a', cached);
    const quick = await cached.in('zstd');
    expect(zstdDecompressSync(quick.body).toString()).toBe(text);
    expect(quick.headers).toContain('zstd');
    expect(cached.wantsImprovement('zstd')).toBe(true);
    expect(cached.at('zstd')).toBe(quick);
    cache.improveLater('/a', cached);
    await cache.improved();
    const best = await cached.in('zstd');
    expect(best).toBe(cached.at('br'));
    expect(best.headers).toContain('br');
    expect(brotliDecompressSync(best.body).toString()).toBe(text);
    expect(cached.isNamedBy(quick.tag) && cached.isNamedBy(best.tag)).toBe(true);
    expect(cache.bytes).toBe(cached.bytes);
    expect(cached.bodyBytes).toBe(best.body.length);
  });

  it('R-5 compresses once for all who ask at the same time', async () => {
    const cached = response('x'.repeat(5000));
    const [one, other] = await Promise.all([cached.in('gzip'), cached.in('gzip')]);
    expect(one).toBe(other);
  });
});
