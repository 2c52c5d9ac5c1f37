import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: what is cached takes less than the first, what is made less than the third. */
const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** What Prometheus asks a process of the site. Routes are named by their patterns: nothing a visitor typed is in it. */
export class Metrics {
  readonly registry = new Registry();
  readonly #prefix: string;
  readonly #seconds: Histogram<'route' | 'status'>;

  /** @param prefix begins the name of every metric that is ours */
  constructor(prefix: string) {
    this.#prefix = prefix;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#seconds = new Histogram({
      name: `${prefix}_request_seconds`,
      help: 'Time from a request to the end of its response',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    // With several processes, the primary collects and aggregates the metrics of all.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(this.registry);
  }

  /** Measures the duration of every request. */
  observe(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ routeOptions }, { elapsedTime, statusCode }) => {
      const labels = { route: routeOptions.url ?? 'none', status: `${Math.floor(statusCode / 100)}xx` };
      this.#seconds.observe(labels, elapsedTime / 1000);
    });
  }

  /** A number that only grows. */
  count(name: string, help: string, read: () => number): void {
    new Counter({
      name: `${this.#prefix}_${name}_total`,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** @param aggregator how the numbers of several processes become one */
  gauge(name: string, help: string, aggregator: 'sum' | 'min' | 'max', read: () => number): void {
    new Gauge({
      name: `${this.#prefix}_${name}`,
      help,
      aggregator,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
