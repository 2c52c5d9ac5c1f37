import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { tryLockPublishing } from '../database/publishing-lock.ts';
import { readerOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import { claimTask, hasOpenTask, saveTask } from './task-row.ts';
import { correctNext, passOver, type TaskStep } from './task-steps.ts';

/**
 * `nothing`: no open task. `later`: somebody is publishing, or another process is working on it. `worked`: a step
 * was done.
 */
export type StepResult = 'nothing' | 'later' | 'worked';

/** Pages compared in one transaction. A concurrent save waits for one such batch at most: some tenths of a second. */
const AT_ONCE = 10;

/**
 * Claim, work and recorded position are one transaction: whichever process is killed, the next one resumes there.
 * It never waits for somebody who is publishing, so the claim is held only while working.
 */
const attempt = (payload: Payload, step: TaskStep): Promise<StepResult> =>
  inTransaction(payload, async (req, executor) => {
    const task = await claimTask(executor);
    if (!task || !(await tryLockPublishing(executor))) return 'later';
    await saveTask(executor, await step(task, { req, executor, documents: new PayloadDocumentReader(req) }));
    return 'worked';
  });

/** After a failed batch, its nodes are processed one by one; only those that fail again are skipped and reported. */
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
 * Runs the next batch of the open search task, if there is one.
 *
 * @throws database errors; nothing is lost then, and the next call resumes
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
