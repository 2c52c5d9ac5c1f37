import { announceSubmissions } from '@keelstone/outbox';
import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { poll, type Runner } from '../database/poll.ts';
import { notify, THOSE_WHO_PUBLISH } from '../mail/notify.ts';
import { mailOfForms } from './mail-of-forms.ts';

/** At most one mail a minute to each, however many forms are sent. */
const LOOK_MS = 60_000;

/**
 * Tells those who asked for it that visitors have sent forms (C-8): which, and how many, not what they wrote. Each
 * submission is told of once: it is marked in the transaction that queues the mails. The same goes for the mails that a
 * form has of its own.
 */
export const notifyOfSubmissions = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (req, executor) => {
    const submissions = await announceSubmissions(executor);
    if (submissions.length === 0) return;
    await mailOfForms(submissions, req);
    const titles = submissions.map(({ formTitle }) => formTitle);
    const counted = [...new Set(titles)].toSorted().map((title) => ({
      title,
      count: titles.filter((each) => each === title).length,
    }));
    await notify(
      { about: 'submissions', among: THOSE_WHO_PUBLISH },
      ({ submissions: { subject, paragraph, line, button } }) => ({
        subject: subject(submissions.length),
        paragraphs: [paragraph, counted.map(({ title, count }) => line(title, count)).join('\n')],
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
