import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitTo } from './limit-to.ts';

describe('limitTo', () => {
  it('runs tasks in their order, never more than so many at once', async () => {
    const limit = limitTo(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const tasks = [0, 1, 2, 3, 4].map((number) =>
      limit(async () => {
        begun.push(number);
        running += 1;
        most = Math.max(most, running);
        await wait(1);
        running -= 1;
        return number * 10;
      }),
    );
    expect(await Promise.all(tasks)).toEqual([0, 10, 20, 30, 40]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('goes on after a task that failed', async () => {
    const limit = limitTo(1);
    const failing = limit(() => Promise.reject(new Error('no')));
    const next = limit(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
