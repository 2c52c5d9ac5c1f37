import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { MadeAnswer } from './graphql-response.ts';

const answer = (length = 10) => new MadeAnswer('x'.repeat(length), []);
const cacheOf = (maximumBytes: number) => new AnswerCache({ maximumBytes });

describe('kept GraphQL answers', () => {
  it('R-5 take no more room than they are given; the one not asked for the longest goes first', () => {
    const cache = cacheOf(10_000);
    for (const text of ['a', 'b', 'c']) cache.keep(text, answer(2000), cache.generation);
    cache.get('a');
    cache.keep('d', answer(2000), cache.generation);
    expect(['a', 'b', 'c', 'd'].map((text) => cache.get(text) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([cache.size, cache.counts.evicted, cache.bytes <= 10_000]).toEqual([3, 1, true]);
  });

  it('R-5 weigh more with each encoding', async () => {
    const cache = cacheOf(10_000);
    const made = answer(5000);
    cache.keep('a', made, cache.generation);
    const before = cache.bytes;
    const { length } = await made.compress('gzip');
    cache.weighAgain('a', made);
    expect(cache.bytes - before).toBe(length);
  });

  it('R-5 are not kept when they need more than all the room, nor when there is none', () => {
    for (const cache of [cacheOf(1000), cacheOf(0)]) {
      cache.keep('a', answer(2000), cache.generation);
      expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
    }
  });

  it('R-5 go with each change, also those that were begun before it', () => {
    const cache = cacheOf(10_000);
    cache.keep('a', answer(), cache.generation);
    const begun = cache.generation;
    cache.clear();
    cache.keep('b', answer(), begun);
    expect([cache.get('a'), cache.get('b'), cache.counts.purged]).toEqual([undefined, undefined, 1]);
  });

  it('R-5 are not weighed again once they are gone', async () => {
    const cache = cacheOf(10_000);
    const made = answer(5000);
    cache.keep('a', made, cache.generation);
    await made.compress('br');
    cache.clear();
    cache.weighAgain('a', made);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });
});
