import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MetricsSource = { contentType: string; metrics(): Promise<string> };

export type ServedMetrics = { url: string; stop(): Promise<void> };

/**
 * Answers /metrics on a port of its own, which visitors do not reach.
 *
 * @throws when the port is taken
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
      response.writeHead(200, { 'content-type': source.contentType }).end(await source.metrics());
    } catch {
      // A process ended while it was asked; the next scrape asks those that are there.
      response.writeHead(503).end();
    }
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}/metrics`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
