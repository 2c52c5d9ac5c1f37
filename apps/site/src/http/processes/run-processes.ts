import cluster from 'node:cluster';
import type { EventLogger } from '../health/create-logger.ts';
import { clusterMetrics, type ServedMetrics, serveMetrics } from '../health/serve-metrics.ts';
import { onShutdown } from './on-shutdown.ts';
import type { ReadyMessage } from './process-messages.ts';
import { SiteProcesses } from './site-processes.ts';

/**
 * Runs the site in several child processes. SIGUSR2 replaces them one by one without losing a request; SIGTERM
 * and SIGINT stop them.
 */
export async function runProcesses(
  configuration: { processes: number; metrics: { host: string; port: number } | null },
  logger: Pick<EventLogger, 'info' | 'error'>,
): Promise<void> {
  // A symbolic link in the path is resolved at each restart: this is how a new version is deployed.
  cluster.setupPrimary({ exec: process.argv[1] });
  const processes = new SiteProcesses({ count: configuration.processes, logger });
  let metrics: ServedMetrics | null = null;
  onShutdown(async () => {
    await processes.stop();
    await metrics?.stop();
  });
  const url = await processes.start();
  if (url === null) return;
  if (configuration.metrics) metrics = await serveMetrics(configuration.metrics, clusterMetrics());
  process.on('SIGUSR2', () => {
    processes.restart().then(
      () => {
        logger.info({ processes: configuration.processes }, 'All processes of the site were replaced');
        process.send?.({ restarted: true });
      },
      (error: unknown) =>
        logger.error({ err: error }, 'The processes of the site were not replaced; the former ones go on'),
    );
  });
  logger.info({ url, processes: configuration.processes }, 'All processes of the site are ready');
  process.send?.({ ready: true, url, metricsUrl: metrics?.url } satisfies ReadyMessage);
}
