import { nodeField, nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { timeZoneField } from '@keelstone/editing/fields/time-zone.field.ts';
import { validateAddress } from '@keelstone/editing/link-address.ts';
import { say } from '@keelstone/languages/say.ts';
import type { DateFieldValidation } from 'payload';
import type { TypeCms } from '../type-cms.ts';
import { agendaField } from './agenda.cms.ts';
import { attendanceField, happensOnline, happensOnSite } from './attendance.cms.ts';
import { projectEvent } from './event.projection.ts';

const validateEnd: DateFieldValidation = (value, { siblingData }) => {
  const { startsAt } = siblingData as { startsAt?: string };
  if (!value || !startsAt || new Date(value) > new Date(startsAt)) return true;
  return say(
    'The end is not after the beginning. Change one of them, or leave the end empty while it is open.',
  );
};

/** Typed and shown in the time zone of the event. */
const eventTime = {
  Field: {
    path: '/admin/time/zoned-date-field.tsx#ZonedDateField',
    clientProps: { zoneField: 'timeZone' },
  },
};

export const event: TypeCms<'event'> = {
  type: 'event',
  interfaceName: 'Event',
  labels: { singular: 'Event', plural: 'Events' },
  description: 'Conferences, workshops and webinars, on site or online.',
  ownTabs: [
    {
      label: 'When and where',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'startsAt',
              label: 'Begins',
              type: 'date',
              required: true,
              admin: {
                width: '50%',
                components: eventTime,
                description: 'Date and time of the beginning, by the clock of the place.',
              },
            },
            {
              name: 'endsAt',
              label: 'Ends',
              type: 'date',
              validate: validateEnd,
              admin: {
                width: '50%',
                components: eventTime,
                description: 'Date and time of the end, by the same clock. Leave it empty when it is open.',
              },
            },
          ],
        },
        timeZoneField('Of the place where it happens: visitors read the times by the clock there.'),
        attendanceField,
        {
          type: 'row',
          fields: [
            {
              name: 'place',
              type: 'text',
              localized: true,
              admin: {
                width: '50%',
                condition: happensOnSite,
                description: 'Venue and town, such as "Remise Sihlwinkel, Zurich".',
              },
            },
            {
              name: 'address',
              type: 'text',
              admin: {
                width: '50%',
                condition: happensOnSite,
                description: 'Street, postal code and town, in one line: what a visitor gives to a map.',
              },
            },
          ],
        },
        {
          name: 'onlineUrl',
          label: 'Online at',
          type: 'text',
          validate: validateAddress,
          admin: {
            condition: happensOnline,
            description: 'Where to join. Leave it empty when those who register are told.',
          },
        },
        {
          name: 'registrationUrl',
          label: 'Registration',
          type: 'text',
          validate: validateAddress,
          admin: { description: 'Where to register. Leave it empty when nobody needs to.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'fee',
              type: 'text',
              localized: true,
              admin: { width: '50%', description: 'Such as "Free of charge" or "€ 190, lunch included".' },
            },
            {
              name: 'spokenLanguage',
              label: 'Language',
              type: 'text',
              localized: true,
              admin: {
                width: '50%',
                description: 'In which it is held, such as "German, with English slides".',
              },
            },
          ],
        },
      ],
    },
    {
      label: 'Programme',
      fields: [
        nodesField('speakers', 'Speakers', 'person', 'Colleagues who speak, in this order.'),
        agendaField,
        nodeField('recording', 'Recording', 'resource', 'What remains of it: a recording, the slides.'),
      ],
    },
  ],
  project: projectEvent,
};
