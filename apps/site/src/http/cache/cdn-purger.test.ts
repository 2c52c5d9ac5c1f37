import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { CdnPurger } from './cdn-purger.ts';

type Told = { method: string | undefined; keys: string[]; authorization: string | undefined };

let close: () => void = () => {};
afterEach(() => close());

/** A CDN that responds with these statuses, then with 200. */
async function frontThatAnswers(...statuses: number[]) {
  const told: Told[] = [];
  const server = createServer(({ method, headers }, response) => {
    const { authorization } = headers;
    told.push({ method, keys: String(headers['surrogate-key']).split(' '), authorization });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const logger = { warn: vi.fn() };

it('R-5 tells a cache in front which keys to forget, and says it again', async () => {
  const { told, url } = await frontThatAnswers();
  const purger = new CdnPurger({ url, token: 'secret', logger, echoMs: 1 });
  purger.purge(['node-1-en', 'nodes-en']);
  await vi.waitFor(() => expect(told.length).toBe(2));
  await purger.stop();
  const expected = {
    method: 'PURGE',
    keys: ['node-1-en', 'nodes-en', 'any-change'],
    authorization: 'Bearer secret',
  };
  expect(told).toEqual([expected, expected]);
});

it('R-5 tells again what a cache in front did not take, with what came meanwhile', async () => {
  const { told, url } = await frontThatAnswers(503);
  const purger = new CdnPurger({ url, token: null, logger, echoMs: 1e6, retryMs: 1 });
  purger.purge(['node-1-en']);
  purger.purge(['node-2-en']);
  await vi.waitFor(() => expect(told.length).toBe(2));
  await purger.stop();
  expect(told[1]?.keys.toSorted()).toEqual(['any-change', 'node-1-en', 'node-2-en']);
  expect(logger.warn).toHaveBeenCalledOnce();
});

it('R-5 asks nothing when nothing changed, and ends while a cache in front is away', async () => {
  const { told, url } = await frontThatAnswers();
  const purger = new CdnPurger({ url: 'http://127.0.0.1:9/', token: null, logger });
  purger.purge([]);
  purger.purge(['node-1-en']);
  await purger.stop();
  expect([told, url.length > 0]).toEqual([[], true]);
});
