import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { MOST_WAITING } from '@keelstone/model/requests/pipelining';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';
import { openConnection } from './raw-client.fixture.ts';

const HEADERS = ' HTTP/1.1\r\nHost: www.keelstone.example\r\n\r\n';
const KEPT = `GET /articles/a${HEADERS}`;
/** Short enough for a test. */
const LIMITS = { headersMs: 60_000, requestMs: 60_000, idleMs: 1000, checkMs: 60_000 };
const PATIENCE = { timeout: 15_000, interval: 10 };

/**
 * Pipelined requests: enough that their responses exceed the buffers of both ends, and few enough that Node.js
 * reads them in one chunk.
 */
const TOGETHER = 1000;

/** Requests for pages that are not cached. */
const searches = (count: number) =>
  Array.from({ length: count }, (_, number) => `GET /search?keyword=risk+${number}${HEADERS}`).join('');

let opened: Awaited<ReturnType<typeof openSite>>;
let port: number;
let client: Socket;
/** The server's end of the connection: a client that does not read does not notice that it ends. */
let served: Socket;

/** Opens a connection whose client reads nothing. */
async function openDeaf() {
  const accepted = once(opened.site.server, 'connection');
  client = await openConnection(port);
  client.pause();
  [served] = (await accepted) as [Socket];
}

async function expectAnswer() {
  const response = await fetch(`http://127.0.0.1:${port}/articles/a`);
  expect([response.status, (await response.text()).includes('The first hour')]).toEqual([200, true]);
}

beforeEach(async () => {
  const [text] = [{ kind: 'text' as const, text: 'Nobody reads this. '.repeat(2000) }];
  const article = sampleNode('article', {
    path: '/articles/a',
    title: 'The first hour',
    body: [{ kind: 'paragraph', children: [text] }],
  });
  opened = await openSite({ nodes: [article] }, { timeLimits: LIMITS });
  await opened.site.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = opened.site.server.address() as AddressInfo);
  await expectAnswer();
  await openDeaf();
});
afterEach(async () => {
  client.destroy();
  await opened.site.close();
});

describe('clients that never read', () => {
  it('R-5 get no more kept pages than the line takes, and are ended in time', async () => {
    const { counts } = opened.pageCache;
    const hits = counts.hits;
    let sent = 0;
    // One after the other, so that none waits for another's response, until the socket is full.
    while (!served.isPaused() && sent < TOGETHER) {
      client.write(KEPT);
      sent += 1;
      await vi.waitFor(() => expect(counts.hits === hits + sent || served.isPaused()).toBe(true), PATIENCE);
    }
    expect(served.isPaused()).toBe(true);
    const { writableLength } = served;
    client.write(KEPT.repeat(100));
    await expectAnswer();
    expect(served.writableLength).toBe(writableLength);
    await vi.waitFor(() => expect(served.destroyed).toBe(true), PATIENCE);
    await expectAnswer();
  });

  it.each([
    ['in one piece', [KEPT.repeat(TOGETHER)]],
    ['in pieces, each of no more than may wait', Array(TOGETHER / 10).fill(KEPT.repeat(10))],
    ['by HEAD', [KEPT.replace('GET', 'HEAD').repeat(TOGETHER)]],
  ])('R-5 and ask for kept pages ahead, %s, are ended before all of them are answered', async (_, pieces) => {
    const { counts } = opened.pageCache;
    // Simulates a full socket, so that no response is sent before the next request arrives.
    served.cork();
    const before = counts.hits;
    for (const piece of pieces) client.write(piece);
    await vi.waitFor(() => expect(served.destroyed).toBe(true), PATIENCE);
    expect(counts.hits - before).toBeLessThanOrEqual(1 + MOST_WAITING);
    await expectAnswer();
  });

  it('R-5 and ask for more pages ahead than anybody does are ended before all of them are made', async () => {
    const { misses } = opened.pageCache.counts;
    client.write(searches(TOGETHER));
    await vi.waitFor(() => expect(served.destroyed).toBe(true), PATIENCE);
    expect(opened.pageCache.counts.misses - misses).toBeLessThanOrEqual(1 + MOST_WAITING);
    await expectAnswer();
  });
});

it.each([
  ['that have to be made', searches(MOST_WAITING)],
  ['that are kept', KEPT.repeat(MOST_WAITING)],
])(
  'R-5 a few requests for pages %s are answered in order when they are sent ahead, over and over',
  async (_, few) => {
    let received = '';
    client.on('data', (data) => {
      received += data;
    });
    client.resume();
    const responses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
    for (let round = 1; round <= 5; round += 1) {
      client.write(`${few}GET /none${HEADERS}`);
      await vi.waitFor(() => expect(responses()).toHaveLength(round * (MOST_WAITING + 1)), PATIENCE);
      expect(responses().slice(-2)).toEqual(['200', '404']);
    }
  },
);
