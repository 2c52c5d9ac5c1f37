import { markFailed, markSent, putBack, type StoredSubmission, takeDueSubmissions } from '@keelstone/outbox';
import type { Executor } from '@keelstone/read-model';
import { poll, type Runner } from '../database/poll.ts';
import { type MarketingReceiver, sendSubmission } from './send-submission.ts';

/** Polling interval in milliseconds. */
const LOOK_MS = 500;
/** How many are sent concurrently. */
const AT_ONCE = 8;
/** Longer than a request may take, so that nobody takes over what is being sent. */
const LEASE_MS = 60_000;

export type Forwarding = {
  executor: Executor;
  receiver: MarketingReceiver;
  logger: Record<'warn' | 'error', (details: object, message: string) => void>;
  /** How long this process holds a submission, in milliseconds. */
  leaseMs?: number;
};

/**
 * Forwards submissions until it is stopped (C-8): each at least once, always with the same key. Several processes
 * may run it on one database; another process resends what a killed one was sending.
 *
 * @returns when it stops, requests in flight are aborted, and their submissions resent later with the same key
 */
export function forwardSubmissions(forwarding: Forwarding): Runner {
  const sending = new Set<Promise<void>>();
  const runner = poll(async (signal) => {
    const free = AT_ONCE - sending.size;
    const taken = free > 0 ? await take(free, forwarding) : [];
    for (const submission of taken) {
      const work = forward(submission, forwarding, signal).finally(() => sending.delete(work));
      sending.add(work);
    }
    if (free === 0) await Promise.race(sending);
    return taken.length < free ? LOOK_MS : 0;
  });
  return {
    stop: async () => {
      await runner.stop();
      await Promise.all(sending);
    },
  };
}

/** Only the code: PostgreSQL's error details quote what a visitor wrote. */
const codeOf = (error: unknown) => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? cause?.code ?? (error as Error).name);
};

async function take(limit: number, { executor, logger, leaseMs = LEASE_MS }: Forwarding) {
  try {
    return await takeDueSubmissions(executor, { limit, leaseMs });
  } catch (error) {
    logger.error({ code: codeOf(error) }, 'Submissions cannot be looked up; trying again');
    return [];
  }
}

async function forward(submission: StoredSubmission, forwarding: Forwarding, signal: AbortSignal) {
  const { executor, logger } = forwarding;
  const { id, formId, attempts } = submission;
  try {
    const failure = await sendOrPutBack(submission, forwarding, signal);
    if (failure === 'put back') return;
    if (failure === null) return await markSent(executor, submission);
    logger.warn(
      { submission: id, form: formId, attempts, isFinal: failure.isFinal },
      'A submission was not taken',
    );
    await markFailed(executor, submission, failure);
  } catch (error) {
    // We hold it until the lease expires; then it is resent with the same key.
    logger.error({ submission: id, code: codeOf(error) }, 'What became of a submission could not be noted');
  }
}

async function sendOrPutBack(
  submission: StoredSubmission,
  { executor, receiver }: Forwarding,
  signal: AbortSignal,
) {
  try {
    return await sendSubmission(submission, receiver, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await putBack(executor, submission);
    return 'put back' as const;
  }
}
