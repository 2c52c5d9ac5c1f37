import type { CollectionConfig, Field } from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { NOTIFICATIONS } from './notifications.field.ts';
import { tryAgainEndpoint } from './try-again.endpoint.ts';

/**
 * What mails are about. The first two hold a link that lets somebody choose a password; the last two are those of one
 * form, to its team and to who sent it.
 */
const MAIL_SUBJECTS = ['password', 'invitation', ...NOTIFICATIONS, 'form', 'reply'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

const readOnly = { readOnly: true } as const;
const inSidebar = { readOnly: true, position: 'sidebar' } as const;
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const;

const time = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  admin: {
    ...inSidebar,
    date: { pickerAppearance: 'dayAndTime' },
    condition: (data) => Boolean(data?.[name]),
  },
});

/**
 * The queue of outgoing mails: rows are added in the transaction of what they tell of, and sent by a runner. For
 * administrators only, because a link to choose a password is as good as one.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  typescript: { interface: 'Mail' },
  graphQL: false,
  access: {
    read: ({ req }) => isAdministrator(req),
    create: () => false,
    update: () => false,
    delete: ({ req }) => isAdministrator(req),
  },
  endpoints: [tryAgainEndpoint],
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    group: 'System',
    useAsTitle: 'subject',
    hidden: ({ user }) => user?.role !== 'administrator',
    defaultColumns: ['subject', 'recipient', 'state', 'createdAt', 'sentAt'],
    description:
      'What the CMS sent or will send, for 30 days. Without a mail server, mails are written to a folder and can be read here.',
  },
  fields: [
    { name: 'subject', type: 'text', required: true, admin: readOnly },
    { name: 'recipient', label: 'To', type: 'text', required: true, admin: readOnly },
    { name: 'text', type: 'textarea', required: true, admin: { ...readOnly, rows: 14 } },
    { name: 'html', type: 'textarea', admin: hidden },
    {
      name: 'about',
      type: 'select',
      required: true,
      options: [...MAIL_SUBJECTS],
      admin: hidden,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [
        { value: 'waiting', label: 'Waiting' },
        { value: 'sent', label: 'Sent' },
        { value: 'written', label: 'Written, not sent' },
        { value: 'failed', label: 'Failed' },
      ],
      admin: inSidebar,
    },
    {
      name: 'failure',
      label: 'What the mail server said',
      type: 'textarea',
      admin: { ...inSidebar, condition: (data) => Boolean(data?.failure) },
    },
    {
      name: 'tryAgain',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/mail/view/try-again.tsx#TryAgain' },
        condition: (data) => data?.state === 'failed',
      },
    },
    time('sentAt', 'Sent'),
    time('nextAttemptAt', 'Next attempt'),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: hidden },
    // The same at each attempt, so that a server that took the mail twice shows it once.
    { name: 'messageId', type: 'text', required: true, admin: hidden },
  ],
};
