import { once } from 'node:events';
import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRest } from './read-rest.ts';

/** Like Next.js and Payload with an upload that cannot be stored: refuses it when the first part of it has come. */
const server = createServer(async (request, response) => {
  readRest(request, response);
  if (request.method !== 'GET') {
    const reader = Readable.toWeb(request).getReader();
    await reader.read();
    // As Payload does when a name cannot be read.
    if (request.method === 'PUT') await reader.cancel();
  }
  response.end();
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

/** @returns the port that it came from, by which connections are told apart */
async function send(method: string, body = Buffer.alloc(0)): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const sent = ask({ host: '127.0.0.1', port, method, agent, signal: AbortSignal.timeout(4000) });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const from = sent.socket?.localPort;
  response.resume();
  await once(response, 'end');
  return from;
}

it.each(['POST', 'PUT'])(
  'the request behind one that was refused before its end (%s) is answered on the same connection',
  async (method) => {
    const first = await send(method, Buffer.alloc(4_000_000));
    expect(await send('GET')).toBe(first);
    expect(await send(method, Buffer.alloc(4_000_000))).toBe(first);
    expect(await send('GET')).toBe(first);
  },
);
