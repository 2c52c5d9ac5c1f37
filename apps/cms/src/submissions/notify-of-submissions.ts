import { announceSubmissions } from '@keelstone/outbox';
import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { poll, type Runner } from '../database/poll.ts';
import { notify, THOSE_WHO_PUBLISH } from '../mail/notify.ts';

/** At most one mail a minute to each, however many forms are sent. */
const LOOK_MS = 60_000;

/**
 * Tells those who asked for it that visitors have sent forms (C-8): which, and how many, not what they wrote. Each
 * submission is told of once: it is marked in the transaction that queues the mails.
 */
export const notifyOfSubmissions = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (req, executor) => {
    const forms = await announceSubmissions(executor);
    const total = forms.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return;
    await notify(
      { about: 'submissions', among: THOSE_WHO_PUBLISH },
      ({ submissions: { subject, paragraph, line, button } }) => ({
        subject: subject(total),
        paragraphs: [paragraph, forms.map(({ formTitle, count }) => line(formTitle, count)).join('\n')],
        button,
        path: '/admin/submissions',
      }),
      req,
    );
  });

/** Looks every minute, until it is stopped. */
export const runSubmissionMails = (payload: Payload): Runner =>
  poll(async () => {
    await notifyOfSubmissions(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Nobody was told of new submissions; trying again'),
    );
    return LOOK_MS;
  });
