import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerResetsEvenly } from './even-resets.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tells when the answer is there. */
function ask(path: string, work: Promise<Response>) {
  const answered = vi.fn();
  const request = new Request(`http://localhost/api/users/${path}`, { method: 'POST' });
  void answerResetsEvenly(() => work)(request, { params: Promise.resolve({}) }).then(answered);
  return answered;
}

it.each(['forgot-password', 'FORGOT-password', 'forgot-password/'])(
  'C-11 a link for another password is answered after a fixed time, however soon the work is done: %s',
  async (path) => {
    const answered = ask(path, Promise.resolve(new Response('done')));
    await vi.advanceTimersByTimeAsync(299);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
  },
);

it('C-11 the time begins with the work, and the answer waits for it', async () => {
  const work = Promise.withResolvers<Response>();
  const answered = ask('forgot-password', work.promise);
  await vi.advanceTimersByTimeAsync(300);
  expect(answered).not.toHaveBeenCalled();
  work.resolve(new Response('done'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toHaveBeenCalledOnce();
});

it('C-11 nothing else waits', async () => {
  const answered = ask('login', Promise.resolve(new Response('done')));
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toHaveBeenCalledOnce();
});
