import { randomBytes } from 'node:crypto';
import { BRAND } from '@keelstone/brand/brand.ts';
import type { User } from '@keelstone/editing/payload-types.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { CheckboxField, CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload';
import { actorOf } from '../database/actor-of.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { languageOf, passwordUrl } from './password-mail.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';

const WEEK_MS = 7 * 86_400_000;
const TOKEN_BYTES = 20;

/** Whether a new user chooses the password, by a link in a mail. Only in the form of a new user. */
export const inviteField: CheckboxField = {
  name: 'invite',
  label: 'Send an invitation by mail',
  type: 'checkbox',
  virtual: true,
  // Ticked in the form. A request that does not send it invites nobody: see setUnknownPassword.
  defaultValue: true,
  admin: {
    description: 'They choose their own password, by a link that works once, for a week.',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/mail/view/invite-field.tsx#InviteField' },
  },
};

/** Nobody knows the first password of somebody who is invited, whatever the form has sent. */
export const setUnknownPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { invite?: unknown; password?: string } };
  if (operation !== 'create' || data?.invite !== true) return args;
  req.context.invites = true;
  return { ...args, data: { ...data, password: randomBytes(TOKEN_BYTES).toString('hex') } };
};

/** Sends a link to choose a password. The mail is queued in the transaction that creates the account. */
export const inviteUser: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context.invites !== true) return doc;
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  await req.payload.db.updateOne({
    collection: 'users',
    id: doc.id,
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(Date.now() + WEEK_MS).toISOString(),
    },
    req: (await withTransactionOf(req)).req,
    returning: false,
  });
  const language = languageOf(doc);
  const { subject, paragraph, button, note } = messagesOf(language, 'mail').invitation;
  const html = renderMail({
    language,
    paragraphs: [paragraph(doc.name, actorOf(req).name, BRAND.name)],
    button: { label: button, url: passwordUrl(req.payload, token) },
    note,
  });
  await queueMail({ to: doc, about: 'invitation', subject: subject(BRAND.name), html }, req);
  return doc;
};
