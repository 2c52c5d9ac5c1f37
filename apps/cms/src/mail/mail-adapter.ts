import { BRAND } from '@keelstone/brand/brand.ts';
import type { EmailAdapter } from 'payload';
import { senderOf } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';

/** Payload's own mails, which are those for a forgotten password, go to the queue as well. */
export const mailQueueAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'queue',
  defaultFromAddress: senderOf(payload),
  defaultFromName: BRAND.name,
  sendEmail: ({ to, subject, html }) =>
    queueMail(
      { to: { email: String(to) }, about: 'password', subject: String(subject), html: String(html) },
      { payload },
    ),
});
