import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

function counting(bytes = 100) {
  let computed = 0;
  const cache = new LruCache<number>({ entries: 2, bytes, bytesOf: (value) => value * 10 });
  return { cache, get: (key: string) => cache.get(key, () => ++computed) };
}

describe('the cache of keywords', () => {
  it('computes a value once', () => {
    const { get } = counting();
    expect([get('a'), get('a')]).toEqual([1, 1]);
  });

  it('evicts the least recently used value first', () => {
    const { get } = counting();
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual([1, 2, 1, 3, 1, 4]);
  });

  it('evicts what takes too much memory, but for the newest value', () => {
    const { get } = counting(25);
    expect(['a', 'b', 'a', 'c', 'c', 'a'].map(get)).toEqual([1, 2, 3, 4, 4, 5]);
  });

  it('is empty when cleared', () => {
    const { cache, get } = counting();
    get('a');
    cache.clear();
    expect(get('a')).toBe(2);
  });
});
