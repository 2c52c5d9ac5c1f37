import type { ContentReplica } from '@keelstone/read-model';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FollowerState } from '../../app/content/follow-content.ts';
import type { PageCache, PageCacheCounts } from '../cache/response-cache.ts';

const HELP: Record<keyof PageCacheCounts, string> = {
  hits: 'Answers given from the page cache',
  misses: 'Answers that were made because they were not in the page cache',
  waits: 'Requests that waited for an answer which was being made',
  purged: 'Answers thrown away because what they are made of changed',
  evicted: 'Answers thrown away for want of room',
};

type KeptAnswers = {
  readonly bytes: number;
  readonly size: number;
  readonly counts: { hits: number; misses: number; purged: number; evicted: number };
};

const GRAPHQL_HELP: Record<keyof KeptAnswers['counts'], string> = {
  hits: 'GraphQL requests answered by a kept answer',
  misses: 'GraphQL requests whose answer was not kept',
  purged: 'GraphQL answers thrown away because something was published',
  evicted: 'GraphQL answers thrown away for want of room',
};

/** Seconds: what is kept takes less than the first, what is made less than the third. */
const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

type Observed = {
  content: ContentReplica;
  pageCache: PageCache;
  graphqlCache: KeptAnswers;
  follower(): FollowerState;
  forms(): { waiting: number; setAside: number };
};

/** What Prometheus asks of a process of the site. Routes are named by their patterns: nothing a visitor typed is in it. */
export class SiteMetrics {
  readonly registry = new Registry();
  readonly #seconds: Histogram<'route' | 'status'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#seconds = new Histogram({
      name: 'keelstone_request_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    // Several processes: their parent asks each one and adds up.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(this.registry);
  }

  /** Times every request. */
  observe(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ routeOptions }, { elapsedTime, statusCode }) => {
      const labels = { route: routeOptions.url ?? 'none', status: `${Math.floor(statusCode / 100)}xx` };
      this.#seconds.observe(labels, elapsedTime / 1000);
    });
  }

  /** Tells how what is kept and the follower are, whenever it is asked. */
  watch({ content, pageCache, graphqlCache, follower, forms }: Observed): void {
    for (const name of Object.keys(HELP) as (keyof PageCacheCounts)[]) {
      this.#count(`page_cache_${name}`, HELP[name], () => pageCache.counts[name]);
    }
    this.#gauge('page_cache_bytes', 'Room that kept answers take', 'sum', () => pageCache.bytes);
    this.#gauge('page_cache_answers', 'Answers that are kept', 'sum', () => pageCache.size);
    for (const name of Object.keys(GRAPHQL_HELP) as (keyof KeptAnswers['counts'])[]) {
      this.#count(`graphql_cache_${name}`, GRAPHQL_HELP[name], () => graphqlCache.counts[name]);
    }
    this.#gauge('graphql_cache_bytes', 'Room that GraphQL answers take', 'sum', () => graphqlCache.bytes);
    this.#gauge('graphql_cache_answers', 'GraphQL answers that are kept', 'sum', () => graphqlCache.size);
    this.#gauge('nodes', 'Published nodes in memory, each language counted', 'min', () => content.size);
    this.#gauge('last_change', 'Number of the newest change taken', 'min', () => content.lastNumber);
    this.#gauge('following', '1 while the read model is followed', 'min', () =>
      follower() === 'following' ? 1 : 0,
    );
    // Processes share the directory: each sees the same.
    this.#gauge('forms_waiting', 'Forms on disk that wait for the database', 'max', () => forms().waiting);
    this.#gauge(
      'forms_set_aside',
      'Forms on disk that somebody has to look at',
      'max',
      () => forms().setAside,
    );
  }

  #count(name: string, help: string, read: () => number): void {
    new Counter({
      name: `keelstone_${name}_total`,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  #gauge(name: string, help: string, aggregator: 'sum' | 'min' | 'max', read: () => number): void {
    new Gauge({
      name: `keelstone_${name}`,
      help,
      aggregator,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
