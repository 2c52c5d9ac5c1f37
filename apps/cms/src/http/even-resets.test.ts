import { expect, it } from 'vitest';
import { answerResetsEvenly } from './even-resets.ts';

async function timeOf(path: string): Promise<number> {
  const handler = answerResetsEvenly(async () => new Response('done'));
  const before = performance.now();
  const response = await handler(
    new Request(`http://localhost${path}`, { method: 'POST' }),
    undefined as never,
  );
  expect(await response.text()).toBe('done');
  return performance.now() - before;
}

it('C-11 a link for another password is answered as late for unknown accounts as for known ones', async () => {
  expect(await timeOf('/api/users/forgot-password')).toBeGreaterThan(290);
});

it('C-11 nothing else waits', async () => {
  expect(await timeOf('/api/users/login')).toBeLessThan(290);
});
