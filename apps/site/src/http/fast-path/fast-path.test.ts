import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';
import { openConnection, untilEnded } from '../guard/raw-client.fixture.ts';
import { Drain } from '../processes/drain.ts';
import { takeFastPath } from './fast-path.ts';

const HEADERS = 'Host: www.keelstone.example\r\nAccept-Encoding: gzip\r\n';
const CACHED = `GET /articles/a HTTP/1.1\r\n${HEADERS}\r\n`;
const OTHER = `GET /health HTTP/1.1\r\n${HEADERS}\r\n`;
const LAST = `GET /health/live HTTP/1.1\r\n${HEADERS}Connection: close\r\n\r\n`;

let opened: Awaited<ReturnType<typeof openSite>>;
let socket: Socket;
/** The server's end of `socket`. */
let served: Socket;
/** How many requests Node.js's parser has read. */
let parsed: number;

beforeEach(async () => {
  const article = sampleNode('article', { nid: 10, path: '/articles/a', title: 'The first hour' });
  opened = await openSite({ nodes: [article] });
  const { site } = opened;
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const first = await fetch(`http://127.0.0.1:${port}/articles/a`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  await first.text();
  parsed = 0;
  site.server.on('request', () => {
    parsed += 1;
  });
  socket = await connect(port);
});
afterEach(async () => {
  socket.destroy();
  await opened.site.close();
});

async function connect(port: number): Promise<Socket> {
  const accepted = once(opened.site.server, 'connection');
  const connection = await openConnection(port);
  [served] = await accepted;
  return connection;
}

/** Returns a function that splits what has been received so far into responses. */
function listen(): () => string[] {
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  return () => received.split(/(?=HTTP\/1\.1 \d{3} )/).filter(Boolean);
}

/** Sends each piece of text when the one before has got its responses, and returns all responses. */
async function say(...pieces: [text: string, responses: number][]): Promise<string[]> {
  const responses = listen();
  let expected = 0;
  for (const [text, more] of [...pieces, [LAST, 1] as const]) {
    const sent = served.bytesRead + text.length;
    socket.write(text);
    expected += more;
    // Otherwise the kernel may hand over two pieces as one.
    await vi.waitFor(() => expect(served.bytesRead).toBe(sent), { timeout: 10_000 });
    await vi.waitFor(() => expect(responses()).toHaveLength(expected), { timeout: 10_000 });
  }
  return responses();
}

const withoutTime = (response = '') => response.replace(/^date:.*\r\n/im, '').toLowerCase();
const statuses = (responses: string[]) => responses.map((response) => response.slice(9, 12));

describe('a kept page that is asked for by a simple request', () => {
  it('R-5 is answered without the parser of Node.js, with the same bytes as with it', async () => {
    const [atOnce, parsedOne, last] = await say([CACHED, 1], [CACHED.slice(0, 40), 0], [CACHED.slice(40), 1]);
    expect(parsed).toBe(2);
    expect(withoutTime(atOnce).split('\r\n').toSorted()).toEqual(
      withoutTime(parsedOne).split('\r\n').toSorted(),
    );
    expect(atOnce).toMatch(/^HTTP\/1\.1 200 OK\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
    expect(last).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('R-5 is not sent again to whoever has it', async () => {
    const tag = /etag: (".*")\r\n/.exec((await say([CACHED, 1]))[0] ?? '')?.[1];
    const { port } = opened.site.server.address() as AddressInfo;
    socket = await connect(port);
    parsed = 0;
    const [again] = await say([CACHED.replace('\r\n\r\n', `\r\nIf-None-Match: ${tag}\r\n\r\n`), 1]);
    expect(again).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n.*\r\n\r\n$/s);
    expect(parsed).toBe(1);
  });

  it('R-5 is counted, and purged as ever', async () => {
    const hits = opened.pageCache.counts.hits;
    await say([CACHED, 1], [CACHED, 1]);
    expect(opened.pageCache.counts.hits).toBe(hits + 2);
    opened.pageCache.clear();
    socket = await connect((opened.site.server.address() as AddressInfo).port);
    parsed = 0;
    expect(statuses(await say([CACHED, 1]))).toEqual(['200', '200']);
    expect(parsed).toBe(2);
  });
});

describe('a connection on which something else is asked for', () => {
  it('R-5 is answered in order, kept pages and others', async () => {
    const responses = await say([CACHED, 1], [OTHER, 1], [CACHED, 1], [`${OTHER}${CACHED}${CACHED}`, 3]);
    expect(statuses(responses)).toEqual(['200', '200', '200', '200', '200', '200', '200']);
    expect(responses.filter((response) => /content-encoding: gzip/i.test(response))).toHaveLength(4);
    expect(parsed).toBe(6);
  });

  it('R-5 does not take for a request what stands in a body', async () => {
    const responses = listen();
    socket.write(
      `POST /graphql HTTP/1.1\r\n${HEADERS}Content-Type: application/json\r\nContent-Length: ${CACHED.length}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(parsed).toBe(1), { timeout: 10_000 });
    socket.write(CACHED);
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
});

it('R-5 connections between two requests are ended when the site ends', async () => {
  socket.write(CACHED);
  await once(socket, 'data');
  const ended = untilEnded(socket);
  await opened.site.close();
  await ended;
});

it('R-5 who asks on while another process takes over is told that this was the last answer', async () => {
  const { server } = opened.site;
  const connections = new Drain();
  connections.watch(server);
  const responses = listen();
  socket.write(CACHED);
  await vi.waitFor(() => expect(responses()).toHaveLength(1), { timeout: 10_000 });
  expect(parsed).toBe(0);
  const drained = connections.drain(50);
  socket.write(CACHED);
  await untilEnded(socket);
  expect(statuses(responses())).toEqual(['200', '200']);
  expect(responses()[1]).toMatch(/\r\nconnection: close\r\n/i);
  await drained;
});

it('R-5 who asks on without taking the answers gets no further ones, and is ended in time', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = Buffer.alloc(100);
  const answerTo = vi.fn(() => response);
  takeFastPath(server, answerTo, { headersMs: 1000, idleMs: 2000 });
  let take: () => void = () => {};
  const line = new Duplex({
    writableHighWaterMark: 250,
    read: () => {},
    write: (_chunk, _encoding, done) => {
      take = done;
    },
  });
  const setTimeout = vi.fn();
  server.emit('connection', Object.assign(line, { setTimeout }));
  for (let count = 0; count < 10; count += 1) {
    line.push(CACHED);
    await setImmediate();
  }
  expect([answerTo.mock.calls.length, line.isPaused(), line.writableLength]).toEqual([3, true, 300]);
  expect(setTimeout).toHaveBeenLastCalledWith(2000);
  line.emit('timeout');
  expect(line.destroyed).toBe(true);
  take();
  server.close();
});
