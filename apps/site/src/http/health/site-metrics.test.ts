import { ContentReplica } from '@keelstone/read-model';
import { expect, it } from 'vitest';
import { PageCache } from '../cache/response-cache.ts';
import { SiteMetrics } from './site-metrics.ts';

it('R-5 S-20 tells Prometheus what is kept of pages and of GraphQL, as it is when asked', async () => {
  const graphqlCache = { bytes: 2048, size: 3, counts: { hits: 5, misses: 4, purged: 1, evicted: 0 } };
  const pageCache = new PageCache({ maximumBytes: 1000 });
  const metrics = new SiteMetrics();
  metrics.watch({
    content: new ContentReplica(),
    pageCache,
    graphqlCache,
    follower: () => 'following',
    forms: () => ({ waiting: 2, setAside: 1 }),
  });
  const read = async (name: string) =>
    Number(new RegExp(`^keelstone_${name} ([\\d.]+)$`, 'm').exec(await metrics.registry.metrics())?.[1]);
  const names = ['hits_total', 'misses_total', 'purged_total', 'evicted_total', 'bytes', 'answers'];
  const readAll = () => Promise.all(names.map((name) => read(`graphql_cache_${name}`)));
  expect(await readAll()).toEqual([5, 4, 1, 0, 2048, 3]);
  Object.assign(graphqlCache, { bytes: 0, size: 0 });
  graphqlCache.counts.hits += 2;
  expect(await readAll()).toEqual([7, 4, 1, 0, 0, 0]);
  expect([await read('page_cache_hits_total'), await read('following')]).toEqual([0, 1]);
});
