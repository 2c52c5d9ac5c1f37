import { expect, it } from 'vitest';
import { ResponseCache } from '../http/cache/response-cache.ts';
import { type GraphqlCache, GraphqlResponse } from './graphql-response.ts';

const cacheOf = (maximumBytes: number): GraphqlCache => new ResponseCache({ maximumBytes });
const response = (key: string, length: number) => new GraphqlResponse('x'.repeat(length), [], key);

it('R-5 cached GraphQL responses count with their keys, which are whole requests', () => {
  const key = 'query '.repeat(500);
  const cache = cacheOf(10_000);
  cache.put(key, response(key, 2000), cache.generation);
  expect(cache.bytes).toBeGreaterThan(2 * key.length + 2000);
  cache.put('b', response('b', 2000), cache.generation);
  expect([cache.get(key), cache.size, cache.counts.evicted]).toEqual([undefined, 1, 1]);
});

it('R-5 GraphQL responses that need more than all the room, or that were begun before a change, are not cached', () => {
  for (const cache of [cacheOf(1000), cacheOf(0)]) {
    cache.put('a', response('a', 2000), cache.generation);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  }
  const cache = cacheOf(10_000);
  const begun = cache.generation;
  cache.clear();
  expect([cache.put('a', response('a', 10), begun), cache.get('a')]).toEqual([false, undefined]);
});

it('R-5 a GraphQL response is not weighed again once it is gone', async () => {
  const cache = cacheOf(10_000);
  const cached = response('a', 5000);
  cache.put('a', cached, cache.generation);
  await cached.in('br');
  cache.clear();
  cache.weighAgain('a', cached);
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});
