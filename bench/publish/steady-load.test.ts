import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SteadyLoad, SteadyLoadResult } from './steady-load.ts';

it('R-5 visits each page before it begins, and says what came back and what did not', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url === '/gone' ? 404 : 200).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = fork(join(import.meta.dirname, 'steady-load.ts'));
  const load: SteadyLoad = { url, paths: ['/', '/gone'], perSecond: 100, maximumSeconds: 20 };
  child.send(load);
  expect(await once(child, 'message')).toEqual(['begun', undefined]);
  expect(new Set(asked)).toEqual(new Set(['/', '/gone']));
  const before = asked.length;
  await expect.poll(() => asked.length).toBeGreaterThan(before + 20);
  child.send('stop');
  const [result] = (await once(child, 'message')) as [SteadyLoadResult];
  child.kill();
  server.close();
  expect(result.responses).toBe(asked.length - before);
  expect(result.failures).toBeGreaterThan(0);
  expect(result.leftOut).toBe(0);
});
