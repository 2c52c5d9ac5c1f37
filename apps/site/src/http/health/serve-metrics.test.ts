import { expect, it, onTestFinished } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

it('O-1 answers 503 to a scrape that one of the processes does not answer, and goes on', async () => {
  const answers = [() => Promise.reject(new Error('Operation timed out.')), async () => 'following 1\n'];
  const place = { host: '127.0.0.1', port: 0 };
  const metrics = () => answers.shift()?.() ?? expect.fail('asked more often');
  const { url, stop } = await serveMetrics(place, { contentType: 'text/plain', metrics });
  onTestFinished(stop);
  expect((await fetch(url)).status).toBe(503);
  const next = await fetch(url);
  expect([next.status, next.headers.get('content-type'), await next.text()]).toEqual([
    200,
    'text/plain',
    'following 1\n',
  ]);
});
