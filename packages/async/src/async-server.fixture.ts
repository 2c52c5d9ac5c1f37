import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server for tests, with a given response for each path. */
export async function serve(
  routes: Record<string, (request: IncomingMessage, response: ServerResponse, body: string) => void>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const route = routes[(request.url ?? '').split('?', 1)[0] ?? ''];
      if (route) route(request, response, Buffer.concat(chunks).toString());
      else response.writeHead(404).end('<p>Nothing here</p>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
