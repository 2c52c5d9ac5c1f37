import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';
import { openConnection, untilEnded } from '../guard/raw-client.fixture.ts';
import { Drain } from '../processes/drain.ts';

const HEADERS = 'Host: www.keelstone.example\r\nAccept-Encoding: gzip\r\n';
const KEPT = `GET /articles/a HTTP/1.1\r\n${HEADERS}\r\n`;
const OTHER = `GET /health HTTP/1.1\r\n${HEADERS}\r\n`;
const PATIENCE = { timeout: 10_000 };

let opened: Awaited<ReturnType<typeof openSite>>;
let socket: Socket;

beforeEach(async () => {
  const article = sampleNode('article', { nid: 10, path: '/articles/a', title: 'The first hour' });
  opened = await openSite({ nodes: [article] });
  await opened.site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = opened.site.server.address() as AddressInfo;
  const first = await fetch(`http://127.0.0.1:${port}/articles/a`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  await first.text();
  socket = await openConnection(port);
});
afterEach(async () => {
  socket.destroy();
  await opened.site.close();
});

/** Returns a function that splits what has been received so far into responses. */
function listen(): () => string[] {
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  return () => received.split(/(?=HTTP\/1\.1 \d{3} )/).filter(Boolean);
}

const statuses = (responses: string[]) => responses.map((response) => response.slice(9, 12));

it('R-5 kept pages and others are sent in order, however requests are cut', async () => {
  const responses = listen();
  const { hits } = opened.pageCache.counts;
  socket.write(KEPT);
  socket.write(KEPT.slice(0, 40));
  await vi.waitFor(() => expect(responses()).toHaveLength(1), PATIENCE);
  socket.write(`${KEPT.slice(40)}${OTHER}${KEPT}`);
  await vi.waitFor(() => expect(responses()).toHaveLength(4), PATIENCE);
  expect(statuses(responses())).toEqual(['200', '200', '200', '200']);
  const isPacked = responses().map((response) => /content-encoding: gzip/i.test(response));
  expect(isPacked).toEqual([true, true, false, true]);
  expect(opened.pageCache.counts.hits).toBe(hits + 3);
});

it('R-5 what stands in a body is not taken for a request', async () => {
  const responses = listen();
  socket.write(
    `POST /graphql HTTP/1.1\r\n${HEADERS}Content-Type: application/json\r\nContent-Length: ${KEPT.length}\r\n\r\n`,
  );
  socket.write(KEPT);
  await untilEnded(socket);
  expect(statuses(responses())).toEqual(['400']);
});

it.each([
  ['without a host', 'GET /articles/a HTTP/1.1\r\n\r\n'],
  ['with a length that is none', `GET /articles/a HTTP/1.1\r\n${HEADERS}Content-Length: x\r\n\r\n`],
  [
    'with two lengths',
    `GET /articles/a HTTP/1.1\r\n${HEADERS}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`,
  ],
])('R-5 a request for a kept page %s is refused', async (_, text) => {
  const received = untilEnded(socket);
  socket.write(text);
  expect(await received).toMatch(/^HTTP\/1\.1 400 /);
});

it('R-5 a connection between two requests for kept pages is ended when the site ends', async () => {
  socket.write(KEPT);
  await once(socket, 'data');
  const ended = untilEnded(socket);
  await opened.site.close();
  await ended;
});

it('R-5 who asks for kept pages while another process takes over is told that this was the last response', async () => {
  const connections = new Drain();
  connections.watch(opened.site.server);
  const responses = listen();
  socket.write(KEPT);
  await vi.waitFor(() => expect(responses()).toHaveLength(1), PATIENCE);
  const drained = connections.drain(50);
  socket.write(KEPT);
  await untilEnded(socket);
  expect(statuses(responses())).toEqual(['200', '200']);
  expect(responses()[1]).toMatch(/\r\nconnection: close\r\n/i);
  await drained;
});
