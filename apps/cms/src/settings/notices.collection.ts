import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import { typeLabel } from '@keelstone/editing/fields/labels.ts';
import { linkField } from '@keelstone/editing/fields/link.field.ts';
import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import type { CollectionConfig, DateFieldValidation, TextareaFieldValidation } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { republishSettings } from '../publishing/settings-hooks.ts';

const LONGEST_LIFE_DAYS = 365;

const validateEnd: DateFieldValidation = (value, { siblingData }) => {
  const { startTime } = siblingData as { startTime?: string };
  if (!value || !startTime || new Date(value) > new Date(startTime)) return true;
  return say('The end is not after the beginning, so nobody would ever see this notice. Change one of them.');
};

/** One pattern per line: a path, with `*` for any characters, and a leading `!` to exclude (N-3). */
const validatePatterns: TextareaFieldValidation = (value) => {
  const lines = (value ?? '').split('\n').map((line) => line.trim());
  const invalid = lines.find((line) => line !== '' && !/^!?[/*]/.test(line));
  if (invalid === undefined) return true;
  return say('"{invalid}" is no path: it begins with a slash, as in /events/*, or with !/ for "not there".', {
    invalid,
  });
};

const patterns = (name: string, label: string, description: string) => ({
  name,
  label,
  type: 'textarea' as const,
  localized: true,
  validate: validatePatterns,
  admin: {
    description: `${description} In this language only, because each has paths of its own. One path a line, without the language's prefix. * stands for anything: /events/*. With ! in front: not there.`,
    rows: 3,
  },
});

/** N-1: announcements to visitors on any page. */
export const notices: CollectionConfig = {
  slug: 'notices',
  labels: { singular: 'Notice', plural: 'Notices' },
  typescript: { interface: 'NoticeDocument' },
  graphQL: false,
  access: editorAccess,
  defaultSort: '-priority',
  admin: {
    group: 'Marketing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'isActive', 'kind', 'startTime', 'endTime'],
    description: 'Bars and dialogs that visitors can dismiss. Saving an active one shows it at once.',
  },
  hooks: { afterChange: [republishSettings], afterDelete: [republishSettings] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: { description: 'For the list here. Visitors do not see it.' },
    },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: false,
      // Visitors would see the same notice twice, before it can be changed.
      hooks: { beforeDuplicate: [() => false] },
      admin: { position: 'sidebar', description: 'Visitors see it while this is on, within its times.' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'bar',
      options: [
        { value: 'bar', label: 'Bar at the foot of the window' },
        { value: 'overlay', label: 'Dialog over the page' },
      ],
      admin: { position: 'sidebar', description: 'A dialog interrupts: keep it for what must be read.' },
    },
    {
      name: 'priority',
      type: 'number',
      defaultValue: 0,
      admin: { position: 'sidebar', description: 'The highest stands first.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Words',
          fields: [
            {
              name: 'heading',
              type: 'text',
              localized: true,
              maxLength: 120,
              admin: { description: 'A few words. Leave it empty for none.' },
            },
            richTextField('body', 'Text', 'One or two sentences.'),
            linkField('Where to read more.', {}),
          ],
        },
        {
          label: 'Where',
          description: 'It is shown where any of these holds, except on the paths that are left out.',
          fields: [
            {
              name: 'isSitewide',
              label: 'On every page',
              type: 'checkbox',
              defaultValue: true,
              admin: { description: 'Switch this off to choose pages below.' },
            },
            {
              name: 'contentTypes',
              type: 'select',
              hasMany: true,
              options: CONTENT_TYPES.map((type) => ({ value: type, label: typeLabel(type) })),
              admin: {
                condition: (_, data) => data?.isSitewide !== true,
                description: 'On all pages of these types.',
              },
            },
            {
              ...patterns('pathLimit', 'Paths', 'On these pages.'),
              admin: {
                ...patterns('pathLimit', 'Paths', 'On these pages.').admin,
                condition: (_, data) => data?.isSitewide !== true,
              },
            },
            patterns('excluded', 'Left out', 'Never on these pages.'),
          ],
        },
        {
          label: 'When',
          fields: [
            {
              name: 'startTime',
              label: 'From',
              type: 'date',
              admin: {
                components: { Field: '/admin/time/zoned-date-field.tsx#ZonedDateField' },
                description:
                  'Leave it empty to begin at once. Decided by the clock of the visitor’s device. Its words are in the source of pages a day earlier.',
              },
            },
            {
              name: 'endTime',
              label: 'Until',
              type: 'date',
              validate: validateEnd,
              admin: {
                components: { Field: '/admin/time/zoned-date-field.tsx#ZonedDateField' },
                description: 'Leave it empty for no end.',
              },
            },
            {
              name: 'dismissAfterSeconds',
              label: 'Goes by itself after (seconds)',
              type: 'number',
              min: 5,
              max: 600,
              admin: {
                description:
                  'Leave it empty so that it stays until it is closed. The time stands still while somebody points at it or is in it.',
              },
            },
            {
              name: 'isCookieOff',
              label: 'Forget that it was closed',
              type: 'checkbox',
              defaultValue: false,
              admin: { description: 'It comes back on the next page.' },
            },
            {
              name: 'cookieDays',
              label: 'Remember for (days)',
              type: 'number',
              required: true,
              defaultValue: 30,
              min: 1,
              max: LONGEST_LIFE_DAYS,
              admin: {
                condition: (_, data) => data?.isCookieOff !== true,
                description: 'How long somebody who closed it does not see it again.',
              },
            },
          ],
        },
      ],
    },
    ...demoFields,
  ],
};
