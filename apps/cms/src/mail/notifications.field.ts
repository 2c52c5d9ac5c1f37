import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { Field } from 'payload';

/** What somebody may ask to be told of by mail, and how the choice is called. */
const CHOICES = {
  review_requested: 'Reviews that somebody asks for',
  review_decided: 'Your texts, published or sent back',
  plan_done: 'Your plans, when they are done',
  plan_failed: 'Your plans, when they fail',
  submissions: 'Forms that visitors send',
} as const;
export type Notification = keyof typeof CHOICES;
export const NOTIFICATIONS = Object.keys(CHOICES) as Notification[];

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
    options: NOTIFICATIONS.map((value) => ({ value, label: CHOICES[value] })),
    admin: {
      description:
        'Nothing is sent about what you did yourself. Reviews and forms are for those who may publish.',
    },
  },
];
