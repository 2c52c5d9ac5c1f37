import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VersionProbe, versionIn } from './version-probe.ts';

let server: Server;
let url: string;
let shown: string;

beforeEach(async () => {
  shown = 'Word v1';
  server = createServer((_, response) => response.end(`<title>${shown}</title>`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const connect = () =>
  VersionProbe.connect(url, { pid: process.pid, among: [process.pid] }, { name: 'page', path: '/' }, 'Word');

describe('a probe of what a process shows', () => {
  it('R-5 says when a version was there first, and finds nothing stale where nothing is', async () => {
    const probe = await connect();
    probe.start();
    await vi.waitFor(() => expect(probe.seen(1)).toBeDefined());
    expect(probe.seen(2)).toBeUndefined();
    shown = 'Word v2';
    await vi.waitFor(() => expect(probe.seen(2)).toBeGreaterThan(probe.seen(1) ?? 0));
    probe.expect(2);
    expect((await probe.stop()).stale).toBe(0);
  });

  it('R-5 counts what is stale after it was said to be visible', async () => {
    const probe = await connect();
    shown = 'Word v2';
    probe.start();
    await vi.waitFor(() => expect(probe.seen(2)).toBeDefined());
    probe.expect(2);
    shown = 'Word v1';
    await vi.waitFor(() => expect(probe.seen(1)).toBeDefined());
    expect((await probe.stop()).stale).toBeGreaterThan(0);
  });

  it('R-5 takes the oldest version of a page that shows two', () => {
    expect(versionIn('<title>Word v12</title><h1>Word v11</h1>', 'Word')).toBe(11);
    expect(versionIn('nothing', 'Word')).toBe(0);
  });
});
