import { randomUUID } from 'node:crypto';
import { compile } from 'html-to-text';
import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { readClock } from '../database/database-clock.ts';
import { readerOf, withTransactionOf } from '../database/transaction.ts';
import type { MailSubject } from './mails.collection.ts';

type QueuedMail = { to: { email: string }; about: MailSubject; subject: string; html: string };

/** The plain text of a mail. `render-mail.ts` writes the link below its button, so that links need no address. */
export const textOf = compile({
  wordwrap: false,
  // Answers of a form keep their lines.
  preserveNewlines: true,
  selectors: [{ selector: 'a', options: { ignoreHref: true } }],
});

/**
 * Adds a mail to the queue.
 *
 * @param req the request that the mail tells of: if that is rolled back, nothing is sent
 */
export async function queueMail(
  { to, about, subject, html }: QueuedMail,
  req: PayloadRequest | { payload: Payload },
): Promise<void> {
  const { cmsUrl } = configurationOf(req.payload);
  // Compared with the database's clock (deliver-mails.ts): by a clock that is ahead, it would wait until then.
  const dueAt = await readClock(await readerOf(req as PayloadRequest));
  await req.payload.create({
    ...('context' in req ? await withTransactionOf(req) : {}),
    collection: 'mails',
    data: {
      recipient: to.email,
      about,
      subject,
      html,
      text: textOf(html),
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: dueAt.toISOString(),
      messageId: `<${randomUUID()}@${new URL(cmsUrl).hostname}>`,
    },
    depth: 0,
  });
}
