import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { handleEndpoints } from 'payload';
import { guardRest } from './guard-rest.ts';

const ARGS = { params: Promise.resolve({}) };

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers(incoming.headers as Record<string, string>);
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(incoming.method ?? 'GET');
  const init = {
    method: incoming.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
  };
  return new Request(`http://${incoming.headers.host}${incoming.url}`, init as RequestInit);
}

/**
 * The REST API on a real port, composed as in the CMS (api/[...slug]/route.ts), so that bodies can be interrupted.
 */
export async function serveRest(): Promise<{ url: string; stop(): void }> {
  const { default: config } = await import('../app/payload.config.ts');
  const handle = guardRest(config)((request) => handleEndpoints({ config, request }));
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const response = await handle(toRequest(incoming), ARGS);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  const server: Server = createServer((incoming, outgoing) => {
    // A client that disconnects is not a server error.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
