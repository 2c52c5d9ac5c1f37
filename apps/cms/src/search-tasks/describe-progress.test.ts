import { progressSchema } from '@keelstone/async/progress';
import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeProgress } from './describe-progress.ts';
import { TASK_STATES } from './search-task.ts';

const task = (given: Partial<SearchTask>): SearchTask => ({
  id: 7,
  state: 'running',
  stage: 'nodes',
  cursor: 0,
  createdAt: '2026-11-21T09:00:00Z',
  updatedAt: '2026-11-21T09:00:00Z',
  ...given,
});

describe('what a task reports to whoever watches it', () => {
  it.each(TASK_STATES)('A-2 fits the protocol when it is %s', (state) => {
    const response = JSON.parse(JSON.stringify(describeProgress(task({ state, done: 3, total: 7 }))));
    expect(v.parse(progressSchema, response)).toEqual(response);
  });

  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [299, 300, 99],
    [300, 300, 99],
  ])(
    'A-2 says the percentage: %i of %i are %i per cent, because 100 would mean that it is over',
    (done, total, percentage) => {
      expect(describeProgress(task({ done, total }))).toMatchObject({ status: 1, percentage });
    },
  );

  it('A-2 says 100 per cent, and what was done, when it is done', () => {
    const response = describeProgress(task({ state: 'done', done: 1, total: 1, written: 1 }));
    expect(response).toMatchObject({ status: 1, percentage: 100 });
    expect(response.message).toContain(
      '1 of 1 page compared with what visitors see: 1 entry written anew, 0 taken',
    );
  });

  it('A-2 says status 0 and why when it failed, or was cancelled', () => {
    expect(describeProgress(task({ state: 'failed', faultCount: 2 }))).toMatchObject({
      status: 0,
      data: expect.stringMatching(/^2 parts of the website could not be corrected/),
    });
    const cancelled = describeProgress(task({ state: 'cancelled', done: 2, total: 5 }));
    expect(cancelled).toMatchObject({ status: 0, data: expect.stringMatching(/^Cancelled\. 2 of 5 pages/) });
  });
});
