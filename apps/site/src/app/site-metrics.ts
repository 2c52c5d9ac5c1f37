import type { ContentReplica } from '@keelstone/read-model';
import type { CacheCounts } from '../http/cache/response-cache.ts';
import type { Metrics } from '../http/health/metrics.ts';
import type { FollowerState } from './content/follow-content.ts';

const PAGES: Record<keyof CacheCounts, string> = {
  hits: 'Responses served from the page cache',
  misses: 'Responses that were made because they were not in the page cache',
  waits: 'Requests that waited for a response which was being made',
  purged: 'Responses discarded because what they depend on changed',
  evicted: 'Responses discarded for want of room',
};

const GRAPHQL: Record<Exclude<keyof CacheCounts, 'waits'>, string> = {
  hits: 'GraphQL requests served from the cache',
  misses: 'GraphQL requests whose response was not cached',
  purged: 'GraphQL responses discarded because something was published',
  evicted: 'GraphQL responses discarded for want of room',
};

type Cache = { readonly bytes: number; readonly size: number; readonly counts: CacheCounts };

type Observed = {
  content: ContentReplica;
  pageCache: Cache;
  graphqlCache: Cache;
  follower(): FollowerState;
  forms(): { waiting: number; setAside: number };
};

/** Tells how the caches, the follower and the spool of forms are, whenever Prometheus asks. */
export function watchSite(metrics: Metrics, observed: Observed): void {
  const { content, pageCache, graphqlCache, follower, forms } = observed;
  watchCounts(metrics, 'page_cache', pageCache, PAGES);
  metrics.gauge('page_cache_bytes', 'Room that cached responses take', 'sum', () => pageCache.bytes);
  metrics.gauge('page_cache_answers', 'Responses that are cached', 'sum', () => pageCache.size);
  watchCounts(metrics, 'graphql_cache', graphqlCache, GRAPHQL);
  metrics.gauge('graphql_cache_bytes', 'Room that GraphQL responses take', 'sum', () => graphqlCache.bytes);
  metrics.gauge('graphql_cache_answers', 'GraphQL responses that are cached', 'sum', () => graphqlCache.size);
  metrics.gauge('nodes', 'Published nodes in memory, each language counted', 'min', () => content.size);
  metrics.gauge('last_change', 'Number of the newest change taken', 'min', () => content.lastNumber);
  metrics.gauge('following', '1 while the read model is followed', 'min', () =>
    follower() === 'following' ? 1 : 0,
  );
  // Processes share the directory, so all of them report the same number.
  metrics.gauge('forms_waiting', 'Forms on disk that wait for the database', 'max', () => forms().waiting);
  metrics.gauge(
    'forms_set_aside',
    'Forms on disk that somebody has to look at',
    'max',
    () => forms().setAside,
  );
}

function watchCounts(
  metrics: Metrics,
  name: string,
  { counts }: Cache,
  help: Partial<Record<keyof CacheCounts, string>>,
): void {
  for (const [count, text] of Object.entries(help) as [keyof CacheCounts, string][]) {
    metrics.count(`${name}_${count}`, text, () => counts[count]);
  }
}
