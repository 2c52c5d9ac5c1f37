import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { publish } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openConnection } from '../http/guard/raw-client.fixture.ts';
import { openBuiltSite } from './built-site.fixture.ts';

const HEADERS = ' HTTP/1.1\r\nHost: www.keelstone.example\r\n\r\n';
/** Several times as many as fit into a chunk of 64 kB. */
const TOGETHER = 2400;
/** The limit for the memory that clients which read nothing may cost, in megabytes. */
const MOST_MB = 100;

const path = (nid: number) => `/articles/${nid}`;
const KEPT = `GET ${path(10)}${HEADERS}`;
const repeat = (make: (number: number) => string) =>
  Array.from({ length: TOGETHER }, (_, n) => make(n)).join('');

let built: Awaited<ReturnType<typeof openBuiltSite>>;
let sockets: Socket[] = [];

beforeAll(async () => {
  built = await openBuiltSite();
  await built.asCms(async (client) => {
    for (let nid = 10; nid < 40; nid += 1) {
      const node = sampleNode('article', { nid, path: path(nid), title: `Risk in the hour ${nid}` });
      await publish(client, { node, dependencies: [] });
    }
  });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await built.endServers();
});
afterAll(() => built.stop());

async function openDeaf(url: string): Promise<Socket> {
  const socket = await openConnection(Number(new URL(url).port));
  socket.pause();
  sockets.push(socket);
  return socket;
}

async function residentMb(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Each case with its title, the number of clients, and the pieces of data that each sends one after the other. */
const CONVERSATIONS: [name: string, clients: number, pieces: (client: number) => string[]][] = [
  ['ask for a kept page again and again', 40, () => Array(100).fill(KEPT)],
  // Node.js dispatches all that it has read at once, although the connection is closed: 2 MB of garbage for each client.
  ['ask for kept pages ahead', 20, () => [repeat(() => KEPT)]],
  [
    'ask ahead for pages that have to be made',
    // Each causes 17 pages to be rendered and cached.
    20,
    (client) => [repeat((number) => `GET /search?keyword=risk+${client}x${number}${HEADERS}`)],
  ],
];

it.skipIf(process.platform !== 'linux').each(CONVERSATIONS)(
  'R-5 clients that never read and %s take little memory, and others are answered',
  async (_, clients, pieces) => {
    const { child, url } = await built.startServer();
    const answered = async (nid: number) =>
      (await (await fetch(url + path(nid))).text()).includes(`hour ${nid}`);
    for (let nid = 10; nid < 40; nid += 1) expect(await answered(nid)).toBe(true);
    const before = await residentMb(child.pid);
    const talking = Array.from({ length: clients }, async (_each, client) => {
      const socket = await openDeaf(url);
      for (const piece of pieces(client)) {
        socket.write(piece);
        if (pieces.length > 1) await pause(1);
      }
    });
    await Promise.all(talking);
    for (let nid = 10; nid < 40; nid += 1) {
      expect(await answered(nid)).toBe(true);
      expect((await residentMb(child.pid)) - before).toBeLessThan(MOST_MB);
    }
    expect(child.exitCode).toBe(null);
  },
);
