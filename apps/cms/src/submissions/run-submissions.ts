import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import type { Runner } from '../database/poll.ts';
import { readerOf } from '../database/transaction.ts';
import { deleteExpiredSubmissionsDaily } from './delete-expired-submissions.ts';
import { forwardSubmissions } from './forward-submissions.ts';

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
