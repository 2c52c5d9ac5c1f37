import type { User } from '@keelstone/editing/payload-types.ts';
import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import type { Payload, PayloadRequest, Where } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { withTransactionOf } from '../database/transaction.ts';
import type { Notification } from './notifications.field.ts';
import { languageOf } from './password-mail.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';

/** Who is told: those among these users who asked for it. */
type Audience = { about: Notification; among: Where; except?: number | undefined };

type Content = {
  subject: string;
  paragraphs: readonly string[];
  button: string;
  /** Of the page of the CMS that the button opens. */
  path: string;
};

/** Editors and administrators. */
export const THOSE_WHO_PUBLISH: Where = { role: { in: ['administrator', 'editor'] } };

type Recipient = Pick<User, 'id' | 'email' | 'language'>;

async function readAudience({ about, among, except }: Audience, req: PayloadRequest): Promise<Recipient[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'users',
    where: {
      and: [
        among,
        { notifications: { in: [about] } },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
    pagination: false,
    depth: 0,
    select: { email: true, language: true },
  });
  return docs as Recipient[];
}

/**
 * Queues a mail for each of an audience, in the request's transaction.
 *
 * @param compose the text in the language of a recipient
 */
export async function notify(
  audience: Audience,
  compose: (messages: Messages['mail'], language: Language) => Content,
  req: PayloadRequest,
): Promise<void> {
  for (const to of await readAudience(audience, req)) {
    const language = languageOf(to);
    const messages = messagesOf(language, 'mail');
    const { subject, paragraphs, button, path } = compose(messages, language);
    const url = `${configurationOf(req.payload as Payload).cmsUrl}${path}`;
    const html = renderMail({ language, paragraphs, button: { label: button, url }, note: messages.chosen });
    await queueMail({ to, about: audience.about, subject, html }, req);
  }
}
