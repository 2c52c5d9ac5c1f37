import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { waitForTurn } from './strangers-pages.ts';

/** Pages whose turn has come, until they are finished. */
const rendering: ServerResponse[] = [];
const sockets: Socket[] = [];
const server = createServer(async (request, response) => {
  const isStaff = async (headers: Headers) => headers.get('cookie') === 'payload-token=right';
  if (await waitForTurn(request, response, isStaff)) rendering.push(response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');

const finishAll = () => {
  for (const response of rendering.splice(0)) response.end('page');
};
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  // Those that waited find that their clients have gone.
  for (let turn = 0; turn < 40; turn++) {
    finishAll();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
afterAll(() => server.close());

async function ask(path: string, cookie = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: cms\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`);
  return socket;
}
const askMany = (count: number, path: string, cookie?: string) =>
  Promise.all(Array.from({ length: count }, () => ask(path, cookie)));
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

const renders = (count: number) => expect.poll(() => rendering.length, { interval: 5 }).toBe(count);

it('C-11 people who are not logged in wait for each other’s pages, staff, the API and files do not', async () => {
  await askMany(5, '/admin/login');
  await renders(2);
  await askMany(3, '/admin/collections/page', 'payload-token=right');
  await askMany(3, '/api/users/me');
  await askMany(3, '/_next/static/x.js');
  await renders(11);
  await ask('/admin/collections/page', 'payload-token=wrong');
  // These are the same page.
  for (const path of ['/_next/../admin/login', '/_next/%2e%2e/admin/login', '/api/.%2e/admin/login'])
    await ask(path);
  // Not for long: after a second, others have their turn.
  await settle();
  expect(rendering).toHaveLength(11);
  finishAll();
  await renders(2);
});

it('C-11 one page too many is refused with a reason, and those that nobody waits for take no turn', async () => {
  const waiting = await askMany(62, '/admin/login');
  await settle();
  const [answer] = (await once(await ask('/admin/login'), 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*Try again in a few seconds/i);
  for (const socket of waiting.slice(0, 61)) socket.destroy();
  await settle();
  expect(rendering.filter((response) => !response.closed)).toHaveLength(1);
});

it('C-11 a page that its client does not take up keeps others waiting for a second', async () => {
  await askMany(3, '/admin/login');
  await renders(2);
  await expect.poll(() => rendering.length, { timeout: 3000 }).toBe(3);
});

it.each(['/admin/login', '/_next/static/x.js'])(
  'C-11 of %s, what its client does not take up is given up after two minutes, and with it the connection',
  async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = await ask(path);
    socket.pause();
    const [response] = await vi.waitUntil(() => rendering.length > 0 && rendering);
    // Longer than the line takes.
    response?.write('x'.repeat(30_000_000));
    await vi.advanceTimersByTimeAsync(119_000);
    expect(response?.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(response?.destroyed).toBe(true);
  },
);
