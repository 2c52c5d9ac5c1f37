import { deleteOlderThan } from '@keelstone/content-store';
import type { Payload, PayloadRequest } from 'payload';
import { readerOf } from '../publish/transaction.ts';
import { readRetention } from '../submissions/read-retention.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes what visitors sent and what has been kept long enough (C-8).
 *
 * @returns how many submissions were deleted
 */
export async function forgetSubmissions(payload: Payload): Promise<number> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const deleted = await deleteOlderThan(executor, await readRetention(payload));
  if (deleted > 0) payload.logger.info({ deleted }, 'Submissions were deleted: their time was over');
  return deleted;
}

/** Does so now and every day, until it is stopped. Several processes may. */
export function forgetSubmissionsDaily(payload: Payload): { stop(): Promise<void> } {
  let working: Promise<unknown> = Promise.resolve();
  const work = () => {
    working = forgetSubmissions(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Submissions were not deleted; trying again tomorrow'),
    );
  };
  work();
  const timer = setInterval(work, DAY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
