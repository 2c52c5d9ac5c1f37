import { deleteOlderThan } from '@keelstone/outbox';
import type { Payload, PayloadRequest } from 'payload';
import { daily } from '../database/daily.ts';
import { readerOf } from '../database/transaction.ts';
import { readRetention } from './read-retention.ts';

/**
 * Deletes expired submissions (C-8).
 *
 * @returns the number of deleted submissions
 */
export async function forgetSubmissions(payload: Payload): Promise<number> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const deleted = await deleteOlderThan(executor, await readRetention(payload));
  if (deleted > 0) payload.logger.info({ deleted }, 'Submissions were deleted: their time was over');
  return deleted;
}

/** Runs it now and every day, until it is stopped. */
export const forgetSubmissionsDaily = (payload: Payload) =>
  daily(payload, forgetSubmissions, 'Submissions were not deleted; trying again tomorrow');
