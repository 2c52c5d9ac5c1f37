import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import type { CollectionConfig, Field } from 'payload';
import { notByRequests } from '../access/collection-access.ts';
import { canPublish, isStaff } from '../access/roles.ts';
import { readFailure } from './failure-texts.ts';
import { keepPlanned } from './keep-planned.ts';
import { movePlanEndpoint } from './move-plan.endpoint.ts';
import {
  recordPlanner,
  refuseHomePage,
  refuseStalePlan,
  refuseUnknownPage,
  validatePlannedTime,
} from './plan-change.ts';
import { recordCancelledPlan, recordPlan } from './plan-hooks.ts';

/** Actions that can be scheduled (C-9). */
const SCHEDULED_ACTIONS = ['publish', 'unpublish', 'archive'] as const;
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number];

const outcome: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'planned',
    index: true,
    options: [
      { value: 'planned', label: 'Planned' },
      { value: 'done', label: 'Done' },
      { value: 'failed', label: 'Failed' },
      { value: 'void', label: 'Void' },
    ],
    access: notByRequests,
    admin: { readOnly: true, position: 'sidebar', description: 'Set when its time has come.' },
  },
  {
    name: 'plannedBy',
    type: 'relationship',
    relationTo: 'users',
    access: notByRequests,
    admin: { readOnly: true, position: 'sidebar', description: 'Who planned it.' },
  },
  {
    name: 'doneAt',
    type: 'date',
    access: notByRequests,
    admin: {
      readOnly: true,
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: 'When it was done, or failed.',
      condition: (data) => Boolean(data?.doneAt),
    },
  },
  {
    name: 'failure',
    type: 'textarea',
    access: notByRequests,
    admin: {
      readOnly: true,
      description: 'Why it was not done.',
      condition: (data) => Boolean(data?.failure),
    },
  },
  {
    name: 'keptDraft',
    label: 'A later draft was kept',
    type: 'checkbox',
    defaultValue: false,
    access: notByRequests,
    admin: {
      readOnly: true,
      description: 'What was saved after it was planned is not published, and waits as the draft.',
      condition: (data) => Boolean(data?.keptDraft),
    },
  },
  // Number of failures for transient reasons, such as a database restart.
  {
    name: 'attempts',
    type: 'number',
    defaultValue: 0,
    access: notByRequests,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
];

/** C-12: the exact revision to publish, because later saves are not what was agreed. */
const plannedText: Field[] = [
  {
    name: 'content',
    type: 'json',
    hidden: true,
    access: { ...notByRequests, read: () => false },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'revision',
    label: 'Number of the revision',
    type: 'number',
    access: notByRequests,
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'Which revision of the page is published.',
      condition: (data) => Boolean(data?.revision),
    },
  },
  {
    name: 'writtenBy',
    type: 'relationship',
    relationTo: 'users',
    access: notByRequests,
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'Who saved that revision.',
      condition: (data) => Boolean(data?.writtenBy),
    },
  },
];

/**
 * C-9: scheduled changes of pages. Stored apart from the pages, so that they never reach the read model. They can
 * be scheduled, moved to another time and cancelled but not changed, so that what was agreed is what happens.
 */
export const scheduledChanges: CollectionConfig = {
  slug: 'scheduled_changes',
  labels: { singular: 'Scheduled change', plural: 'Scheduled changes' },
  typescript: { interface: 'ScheduledChange' },
  graphQL: false,
  access: {
    read: ({ req }) => isStaff(req),
    create: ({ req }) => canPublish(req),
    update: () => false,
    delete: ({ req }) => canPublish(req),
  },
  endpoints: [movePlanEndpoint],
  disableDuplicate: true,
  defaultSort: '-at',
  hooks: {
    beforeChange: [refuseUnknownPage, refuseHomePage, refuseStalePlan, recordPlanner, keepPlanned],
    afterChange: [recordPlan],
    afterDelete: [recordCancelledPlan],
    afterRead: [readFailure],
  },
  admin: {
    group: 'System',
    useAsTitle: 'action',
    defaultColumns: ['at', 'action', 'document', 'state', 'plannedBy'],
    description:
      'What will happen by itself, and what became of it. Plan it in the form of a page, in the column beside the text; delete an entry here to cancel it.',
  },
  fields: [
    {
      name: 'document',
      label: 'Page',
      type: 'relationship',
      relationTo: [...CONTENT_TYPES],
      required: true,
      index: true,
      admin: { description: 'Its text is published as it was last saved when this is planned.' },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      options: [
        { value: 'publish', label: 'Publish' },
        { value: 'unpublish', label: 'Unpublish' },
        { value: 'archive', label: 'Archive' },
      ],
      admin: { description: 'What happens at that time.' },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      options: LANGUAGES.map((value) => ({ value, label: languages[value].name })),
      admin: {
        description: 'In which languages it is published. Without any, in the one that you work in.',
        condition: (data) => data?.action === 'publish',
      },
    },
    {
      name: 'at',
      label: 'Time',
      type: 'date',
      required: true,
      index: true,
      validate: validatePlannedTime,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        components: { Field: '/admin/time/zoned-date-field.tsx#ZonedDateField' },
        description: 'It happens within two seconds of it.',
      },
    },
    ...plannedText,
    ...outcome,
  ],
};
