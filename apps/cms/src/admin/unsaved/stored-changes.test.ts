import { afterEach, expect, it, vi } from 'vitest';
import { storeChanges } from './stored-changes.ts';

const MOST_IN_BROWSERS = 65_536;

/** As browsers do: they count bytes, and those of a request that may outlast its page are limited. */
const browserFetch = vi.fn(async (_: string, { body, keepalive }: RequestInit) => {
  if (keepalive && new Blob([String(body)]).size > MOST_IN_BROWSERS) throw new TypeError('Failed to fetch');
  return Response.json({});
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Latin', 'Words '],
  ['Arabic', 'هذا نص '],
])('C-14 sends a long text in %s letters to the server, however many bytes they have', async (_, words) => {
  vi.stubGlobal('fetch', browserFetch);
  const changes = { id: 'a', view: 'b', owner: 1, target: 'page/7', language: 'en', base: null, at: 0 };
  const sent = (times: number) => storeChanges({ ...changes, data: { body: words.repeat(times) } });
  await expect(sent(6000)).resolves.toBeUndefined();
  await expect(sent(60_000)).resolves.toBeUndefined();
});
