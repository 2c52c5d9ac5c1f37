import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { tryLockPublishing } from '../database/publishing-lock.ts';
import { readerOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import { claimTask, hasOpenTask, saveTask } from './task-row.ts';
import { correctNext, passOver, type TaskStep } from './task-steps.ts';

/** `nothing` to do; done `later`, because somebody is publishing, or another process works on it; or `worked`. */
export type StepResult = 'nothing' | 'later' | 'worked';

/** Pages compared in one transaction. Whoever saves meanwhile waits for so many at most: some tenths of a second. */
const AT_ONCE = 10;

/**
 * The claim, the work, and the note how far it came are one transaction: whatever process is killed when, the next one
 * goes on where it was. Who is publishing is never waited for, so that a task is held for its work only.
 */
const attempt = (payload: Payload, step: TaskStep): Promise<StepResult> =>
  inTransaction(payload, async (req, executor) => {
    const task = await claimTask(executor);
    if (!task || !(await tryLockPublishing(executor))) return 'later';
    await saveTask(executor, await step(task, { req, executor, documents: new PayloadDocumentReader(req) }));
    return 'worked';
  });

/** What failed among others is done by itself; only what fails by itself too is passed over, and named. */
async function attemptOneByOne(payload: Payload): Promise<StepResult> {
  let result: StepResult = 'worked';
  for (let count = 0; count < AT_ONCE && result === 'worked'; count += 1) {
    result = await attempt(payload, correctNext(1)).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'A search task passes over something that it could not correct');
      return attempt(payload, passOver(error));
    });
  }
  return result;
}

/**
 * Does the next share of the open search task, if there is one.
 *
 * @throws what the database says when it is not well; nothing is lost then, and the next call goes on
 */
export async function runTaskStep(payload: Payload): Promise<StepResult> {
  if (!(await hasOpenTask(await readerOf({ payload } as PayloadRequest)))) return 'nothing';
  try {
    return await attempt(payload, correctNext(AT_ONCE));
  } catch (error) {
    payload.logger.warn({ err: error }, 'A search task goes on one by one');
    return attemptOneByOne(payload);
  }
}
