import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Field } from 'payload';

/** What somebody may ask to be told of by mail. */
const NOTIFICATIONS = [
  'review_requested',
  'review_decided',
  'plan_done',
  'plan_failed',
  'submissions',
] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** Submissions come at any hour, so nobody gets mails about them unasked. */
const DEFAULTS: Notification[] = ['review_requested', 'review_decided', 'plan_done', 'plan_failed'];

export const notificationFields: Field[] = [
  {
    name: 'language',
    label: 'Language of messages',
    type: 'select',
    defaultValue: DEFAULT_LANGUAGE,
    options: LANGUAGES.map((value) => ({ value, label: languages[value].name })),
    admin: { isClearable: false, description: 'In which mails are written to you.' },
  },
  {
    name: 'notifications',
    label: 'Mails about',
    type: 'select',
    hasMany: true,
    defaultValue: DEFAULTS,
    options: [
      { value: 'review_requested', label: 'Reviews that somebody asks for' },
      { value: 'review_decided', label: 'Your texts, published or sent back' },
      { value: 'plan_done', label: 'Your plans, when they are done' },
      { value: 'plan_failed', label: 'Your plans, when they fail' },
      { value: 'submissions', label: 'Forms that visitors send' },
    ] satisfies { value: Notification; label: string }[],
    admin: {
      description:
        'Nothing is sent about what you did yourself. Reviews and forms are for those who may publish.',
    },
  },
];
