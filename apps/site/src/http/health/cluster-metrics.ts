import { AggregatorRegistry } from 'prom-client';
import type { MetricsSource } from './serve-metrics.ts';

/** What all processes of the site together have to say. */
export function clusterMetrics(): MetricsSource {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
