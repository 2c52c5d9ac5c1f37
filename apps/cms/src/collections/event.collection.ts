import type { DateFieldValidation, TextFieldValidation } from 'payload';
import { validateAddress } from '../fields/address-fault.ts';
import { nodeCollection } from './node-collection.ts';

const validateTimeZone: TextFieldValidation = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value ?? '' });
    return true;
  } catch {
    return 'Give a time zone by its IANA name, such as Europe/Berlin.';
  }
};

const validateEnd: DateFieldValidation = (value, { siblingData }) => {
  const { startsAt } = siblingData as { startsAt?: string };
  if (!value || !startsAt || new Date(value) >= new Date(startsAt)) return true;
  return 'The end is before the beginning. Change one of them.';
};

export const events = nodeCollection({
  type: 'event',
  interfaceName: 'Event',
  labels: { singular: 'Event', plural: 'Events' },
  description: 'Conferences, workshops and webinars, on site or online.',
  ownFields: [
    {
      name: 'startsAt',
      label: 'Begins',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Date and time of the beginning.' },
    },
    {
      name: 'endsAt',
      label: 'Ends',
      type: 'date',
      validate: validateEnd,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Date and time of the end. Leave it empty when it is open.',
      },
    },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: 'Europe/Berlin',
      validate: validateTimeZone,
      admin: { description: 'Of the place where it happens, by its IANA name, such as Europe/Berlin.' },
    },
    {
      name: 'place',
      type: 'text',
      localized: true,
      admin: { description: 'City and venue. Leave it empty for an online event.' },
    },
    {
      name: 'onlineUrl',
      label: 'Online at',
      type: 'text',
      validate: validateAddress,
      admin: { description: 'Where to join online. Leave it empty for an event on site only.' },
    },
    {
      name: 'registrationUrl',
      label: 'Registration',
      type: 'text',
      validate: validateAddress,
      admin: { description: 'Where to register. Leave it empty when nobody needs to.' },
    },
  ],
});
