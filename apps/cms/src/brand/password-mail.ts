import { BRAND } from '@keelstone/brand/brand.ts';
import type { CollectionConfig } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { renderMail } from './render-mail.ts';

type Auth = Exclude<NonNullable<CollectionConfig['auth']>, boolean>;

const HOUR_MS = 3_600_000;

/** The password reset message. */
export const passwordMail: NonNullable<Auth['forgotPassword']> = {
  expiration: HOUR_MS,
  generateEmailSubject: () => `Choose a new password for ${BRAND.name}`,
  generateEmailHTML: ({ req, token } = {}) => {
    if (!req || !token) throw new Error('A mail for a new password needs the request and its token.');
    const { cmsUrl } = configurationOf(req.payload);
    return renderMail({
      paragraphs: [
        `Somebody, most likely you, has asked for a new password for your account at ${BRAND.name}. The link below works once, for an hour.`,
      ],
      button: { label: 'Choose a new password', url: `${cmsUrl}/admin/reset/${encodeURIComponent(token)}` },
      note: 'If it was not you, there is nothing to do: your password stays as it is.',
    });
  },
};
