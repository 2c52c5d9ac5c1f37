import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerResetsEvenly } from './even-resets.ts';

vi.mock('node:timers/promises');

beforeEach(() => vi.mocked(setTimeout).mockReset());

const answer = (path: string, work: Promise<Response>) =>
  answerResetsEvenly(() => work)(new Request(`http://localhost/api/users/${path}`, { method: 'POST' }), {
    params: Promise.resolve({}),
  });

it.each(['forgot-password', 'FORGOT-password', 'forgot-password/'])(
  'C-11 a link for another password is answered after a fixed time, however soon the work is done: %s',
  async (path) => {
    const time = Promise.withResolvers<void>();
    vi.mocked(setTimeout).mockReturnValue(time.promise);
    const work = Promise.withResolvers<Response>();
    const answered = vi.fn();
    const response = answer(path, work.promise).then(answered);
    expect(vi.mocked(setTimeout).mock.calls, 'the time begins with the work').toEqual([[300]]);
    work.resolve(new Response('done'));
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    time.resolve();
    await response;
    expect(answered).toHaveBeenCalledOnce();
  },
);

it('C-11 nothing else waits', async () => {
  const response = await answer('login', Promise.resolve(new Response('done')));
  expect(await response.text()).toBe('done');
  expect(setTimeout).not.toHaveBeenCalled();
});
