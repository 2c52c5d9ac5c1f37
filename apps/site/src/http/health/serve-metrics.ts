import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explainListening } from '@keelstone/model/requests/cannot-listen';
import { AggregatorRegistry } from 'prom-client';

export type MetricsSource = { contentType: string; metrics(): Promise<string> };

export type ServedMetrics = { url: string; stop(): Promise<void> };

/**
 * Serves /metrics on a separate port, which visitors cannot reach.
 *
 * @throws if nothing can listen there: see `explainListening`
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  source: MetricsSource,
): Promise<ServedMetrics> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      // Before the head: written first, the refusal below would throw, and end the process that all others depend on.
      const metrics = await source.metrics();
      response.writeHead(200, { 'content-type': source.contentType }).end(metrics);
    } catch {
      // A process exited while its metrics were collected, or is suspended; the next scrape collects those of the rest.
      response.writeHead(503).end();
    }
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    const [hostVariable, portVariable] = ['METRICS_HOST', 'METRICS_PORT'];
    throw explainListening(error, { host, port, who: 'the metrics', hostVariable, portVariable });
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}/metrics`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The metrics of all processes of a cluster, added up. */
export function clusterMetrics(): MetricsSource {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
