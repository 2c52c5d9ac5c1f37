import { BRAND } from '@keelstone/brand/brand.ts';
import type { User } from '@keelstone/editing/payload-types.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { CollectionConfig, Payload } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { renderMail } from './render-mail.ts';

type Auth = Exclude<NonNullable<CollectionConfig['auth']>, boolean>;
type Recipient = Pick<User, 'language'>;

const HOUR_MS = 3_600_000;

export const languageOf = (user: Recipient | undefined) => user?.language ?? DEFAULT_LANGUAGE;
const messagesFor = (user: Recipient | undefined) => messagesOf(languageOf(user), 'mail');

/** Where a new password is chosen; works once. */
export const passwordUrl = (payload: Payload, token: string): string =>
  `${configurationOf(payload).cmsUrl}/admin/reset/${encodeURIComponent(token)}`;

/** The password reset message. */
export const passwordMail: NonNullable<Auth['forgotPassword']> = {
  expiration: HOUR_MS,
  generateEmailSubject: ({ user } = {}) => messagesFor(user).password.subject(BRAND.name),
  generateEmailHTML: ({ req, token, user } = {}) => {
    if (!req || !token) throw new Error('A mail for a new password needs the request and its token.');
    const { paragraph, button, note } = messagesFor(user).password;
    return renderMail({
      language: languageOf(user),
      paragraphs: [paragraph(BRAND.name)],
      button: { label: button, url: passwordUrl(req.payload, token) },
      note,
    });
  },
};
