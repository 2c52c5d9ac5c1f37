import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KeptAnswer } from './cached-response.ts';
import { PageCache } from './response-cache.ts';

const NEVER = Number.POSITIVE_INFINITY;

function answer(text: string, keys: string[] = [], until = NEVER, begun = 0) {
  const headers = { 'content-type': 'text/html', vary: 'Accept-Encoding' };
  return new KeptAnswer({ body: Buffer.from(text), headers, keys: new Set(keys), begun, until });
}

function keep(cache: PageCache, name: string, kept: KeptAnswer) {
  const flight = cache.depart(name);
  flight.land(kept);
  return flight.landed;
}

describe('PageCache', () => {
  it('R-5 gives back what was kept, until something it is made of changes', async () => {
    const cache = new PageCache({ maximumBytes: 1e6 });
    await keep(cache, '/a', answer('a', ['node-1-en', 'all']));
    await keep(cache, '/b', answer('b', ['node-2-en', 'all']));
    cache.purge(['node-1-en', 'node-9-en']);
    expect([cache.get('/a'), cache.get('/b')?.keys.has('node-2-en')]).toEqual([undefined, true]);
    expect(cache.counts.purged).toBe(1);
    cache.clear();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('R-5 keeps nothing that was made when the clock was ahead, once it is put back', async () => {
    let time = 5000;
    const cache = new PageCache({ maximumBytes: 1e6, now: () => time });
    await keep(cache, '/a', answer('the event is over', [], NEVER, time));
    expect(cache.get('/a')).toBeDefined();
    time = 4999;
    expect([cache.get('/a'), cache.size]).toEqual([undefined, 0]);
  });

  it('R-5 keeps nothing that was begun before a change, and gives it to nobody who waited', async () => {
    const cache = new PageCache({ maximumBytes: 1e6 });
    const flight = cache.depart('/a');
    cache.purge(['node-1-en']);
    flight.land(answer('old', ['node-2-en']));
    expect(await flight.landed).toBeNull();
    expect(cache.get('/a')).toBeUndefined();
  });

  it('R-5 lets an answer be made once, however many wait for it', async () => {
    const cache = new PageCache({ maximumBytes: 1e6 });
    const flight = cache.depart('/a');
    expect(cache.flightOf('/a')).toBe(flight);
    const kept = answer('a', ['all']);
    flight.land(kept);
    flight.land(null);
    expect(await flight.landed).toBe(kept);
    expect(cache.flightOf('/a')).toBeUndefined();
  });

  it('R-5 stays within its room, and lets go first of what nobody asked for the longest', async () => {
    const cache = new PageCache({ maximumBytes: 3 * answer('x'.repeat(1000), ['/a']).bytes });
    for (const name of ['/a', '/b', '/c']) await keep(cache, name, answer('x'.repeat(1000), [name]));
    cache.get('/a');
    await keep(cache, '/d', answer('x'.repeat(1000), ['/d']));
    expect(['/a', '/b', '/c', '/d'].filter((name) => cache.get(name))).toEqual(['/a', '/c', '/d']);
    expect(cache.counts.evicted).toBe(1);
    await keep(cache, '/huge', answer('x'.repeat(20_000), ['huge']));
    expect(cache.get('/huge')).toBeUndefined();
  });

  it('R-5 counts every encoding that is kept', async () => {
    const cache = new PageCache({ maximumBytes: 1e6 });
    const kept = answer('<p>Risk, in order</p>'.repeat(500), ['all']);
    await keep(cache, '/a', kept);
    const before = cache.bytes;
    const { body } = await kept.in('br');
    cache.weighAgain('/a', kept);
    expect(cache.bytes).toBe(before + body.length);
    cache.purge(['all']);
    expect(cache.bytes).toBe(0);
  });

  it('R-5 lets an answer go when its time is over', async () => {
    let now = 1000;
    const cache = new PageCache({ maximumBytes: 1e6, now: () => now });
    await keep(cache, '/a', answer('a', [], 2000));
    now = 1999;
    expect(cache.get('/a')).toBeDefined();
    now = 2000;
    expect(cache.get('/a')).toBeUndefined();
    await keep(cache, '/a', answer('a', [], 2000));
    expect(cache.get('/a')).toBeUndefined();
  });

  it('R-5 compresses better later what is asked for again, under another tag', async () => {
    const cache = new PageCache({ maximumBytes: 1e6 });
    const text = Array.from({ length: 900 }, (_, n) => `<li>${n * 7919} risks ${n % 13}</li>`).join('');
    const kept = answer(text, ['all']);
    await keep(cache, '/a', kept);
    const quick = await kept.in('br');
    expect(await kept.in('br')).toBe(quick);
    expect(kept.wantsImprovement('br')).toBe(true);
    expect(kept.wantsImprovement('br')).toBe(false);
    cache.improveLater('/a', kept);
    await cache.settled();
    const best = await kept.in('br');
    expect(best.body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(text);
    expect(best.tag).not.toBe(quick.tag);
    expect(kept.isNamedBy(quick.tag) && kept.isNamedBy(best.tag)).toBe(true);
  });

  it('R-5 compresses once for all who ask at the same time', async () => {
    const kept = answer('x'.repeat(5000));
    const [one, other] = await Promise.all([kept.in('gzip'), kept.in('gzip')]);
    expect(one).toBe(other);
  });
});
