import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { sampleForm } from '@keelstone/model/samples';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';
import { pageWithForm } from '../../forms/server/form-site.fixture.ts';
import { drip, openConnection, untilEnded } from './raw-client.fixture.ts';

/** `npm run idle-connections` uses ten thousand. */
const IDLE = Number(process.env.IDLE_CONNECTIONS ?? 1000);
const IDLE_CLIENTS = join(import.meta.dirname, 'idle-clients.fixture.mjs');

const HOST = 'Host: www.keelstone.example\r\n';
const START = {
  headers: `GET /contact HTTP/1.1\r\n${HOST}X-Slow: `,
  body: `POST /graphql HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  'a further request': `GET /health HTTP/1.1\r\n${HOST}\r\nGET /contact HTTP/1.1\r\n${HOST}X-Slow: `,
};

let site: FastifyInstance;
let port: number;
let sockets: Socket[] = [];

/** With limits short enough for a test, but long enough for a busy machine. */
async function listen(timeLimits?: { headersMs: number; requestMs: number }) {
  const limits = timeLimits ? { timeLimits: { ...timeLimits, idleMs: 60_000, checkMs: 50 } } : {};
  ({ site } = await openSite({ nodes: [pageWithForm(sampleForm())] }, limits));
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
}

async function open(): Promise<Socket> {
  const socket = await openConnection(port);
  sockets.push(socket);
  return socket;
}

/** Other clients are served meanwhile. */
async function expectAnswers() {
  for (const path of ['/contact', '/search?keyword=risk', '/health']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(response.status).toBe(200);
    await response.text();
  }
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await site.close();
});

describe('slow clients', () => {
  beforeEach(() => listen({ headersMs: 1000, requestMs: 1500 }));

  it.each(Object.entries(START))(
    'R-5 that send %s byte by byte are ended while others are answered',
    async (_, start) => {
      const slow = await Promise.all(Array.from({ length: 50 }, open));
      const ended = Promise.all(slow.map((socket) => untilEnded(drip(socket, start))));
      await expectAnswers();
      // A client that writes after the server has closed the connection gets a reset, perhaps before it has read
      // the response.
      const told = (await ended).filter((received) => /HTTP\/1\.1 408 Request Timeout\r\n/.test(received));
      expect(told.length).toBeGreaterThan(0);
      await expectAnswers();
    },
  );

  it('R-5 that say nothing at all are ended', async () => {
    const silent = await open();
    await untilEnded(silent);
    await expectAnswers();
  });
});

describe('requests that are too large', () => {
  beforeEach(() => listen());

  it.each([
    ['a body of a length that is too much', `${START.body.replace('9000', '99999999')}`, '413'],
    ['headers without end', `${START.headers}${'a'.repeat(20_000)}`, '431'],
    ['what is no HTTP', '\u0016\u0003\u0001hello\r\n\r\n', '400'],
  ])('R-5 %s is refused, and the connection ended', async (_, text, status) => {
    const socket = await open();
    socket.write(text);
    const received = await untilEnded(socket);
    expect(received).toContain(`HTTP/1.1 ${status}`);
    expect(received).not.toMatch(/\n\s+at |node:|\/src\//);
    await expectAnswers();
  });

  it('R-5 a body without a length is read no further than its limit', async () => {
    const socket = await open();
    socket.write(
      `POST /graphql HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const ended = untilEnded(socket);
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    for (let count = 0; count < 100 && socket.writable; count += 1) socket.write(chunk);
    expect(await ended).toContain('HTTP/1.1 413');
    await expectAnswers();
  });
});

it(`R-5 ${IDLE} connections without a request keep nobody from being answered`, async () => {
  // No connection may time out meanwhile, however long a busy machine takes to open that many.
  await listen({ headersMs: 600_000, requestMs: 600_000 });
  const clients = fork(IDLE_CLIENTS, [String(port), String(IDLE)]);
  const exited = once(clients, 'exit');
  try {
    await expectAnswers();
    expect((await once(clients, 'message'))[0]).toEqual({ open: IDLE });
    await expectAnswers();
    clients.send('report');
    expect((await once(clients, 'message'))[0]).toEqual({ open: IDLE });
  } finally {
    clients.kill();
    await exited;
  }
}, 120_000);
