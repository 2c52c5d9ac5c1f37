import { deleteOlderThan, type Retention } from '@keelstone/outbox';
import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { daily } from '../database/daily.ts';
import type { Runner } from '../database/poll.ts';
import { readerOf } from '../database/transaction.ts';
import { forwardSubmissions } from './forward-submissions.ts';

/**
 * How long submissions are kept: as set in each form, also in one that is in the trash and may be restored; otherwise as
 * configured.
 */
async function readRetention(payload: Payload): Promise<Required<Retention>> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { keepDays: { exists: true } },
    select: { keepDays: true },
    trash: true,
    pagination: false,
    depth: 0,
  });
  return {
    keepDays: configurationOf(payload).keepDays,
    ofForms: new Map(docs.flatMap(({ id, keepDays }) => (keepDays ? [[id, keepDays]] : []))),
  };
}

/**
 * Deletes expired submissions (C-8).
 *
 * @returns the number of deleted submissions
 */
export async function deleteExpiredSubmissions(payload: Payload): Promise<number> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const deleted = await deleteOlderThan(executor, await readRetention(payload));
  if (deleted > 0) payload.logger.info({ deleted }, 'Submissions were deleted: their time was over');
  return deleted;
}

/** Runs it now and every day, until it is stopped. */
const deleteExpiredSubmissionsDaily = (payload: Payload) =>
  daily(payload, deleteExpiredSubmissions, 'Submissions were not deleted; trying again tomorrow');

async function startForwarding(payload: Payload): Promise<Runner | null> {
  const { receiver } = configurationOf(payload);
  if (!receiver) return null;
  const executor = await readerOf({ payload } as PayloadRequest);
  return forwardSubmissions({ executor, receiver, logger: payload.logger });
}

/**
 * Forwards submissions, if a receiver is configured, and deletes expired ones (C-8). Several processes may run it
 * on one database.
 */
export function runSubmissions(payload: Payload): { stop(): Promise<void> } {
  const forwarding = startForwarding(payload);
  const deleting = deleteExpiredSubmissionsDaily(payload);
  return {
    stop: async () => {
      await Promise.all([(await forwarding)?.stop(), deleting.stop()]);
    },
  };
}
