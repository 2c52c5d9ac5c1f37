import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import { say } from '@keelstone/languages/say.ts';
import type { ArrayField, TextFieldValidation } from 'payload';

const MAX_ROWS = 40;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const validateClockTime: TextFieldValidation = (value) => {
  if (!value) return say('Say when this part begins, such as 09:30.');
  if (CLOCK_TIME.test(value)) return true;
  return say('"{value}" is no time of day. Write hours and minutes with two digits each, such as 09:30.', {
    value,
  });
};

/** The programme, in local time at the venue. */
export const agendaField: ArrayField = {
  name: 'agenda',
  type: 'array',
  labels: { singular: 'Part', plural: 'Parts' },
  ...limitRows(MAX_ROWS, 'parts of the agenda'),
  admin: {
    components: rowLabel('Part'),
    description: 'In the order of the day. Leave it empty when the description says enough.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'time',
          type: 'text',
          required: true,
          validate: validateClockTime,
          admin: { width: '25%', placeholder: '09:30', description: 'What the clock says there.' },
        },
        {
          name: 'title',
          type: 'text',
          localized: true,
          required: true,
          admin: { width: '75%', description: 'What begins then, in one line.' },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      admin: { description: 'Who speaks, and about what. Leave it empty for a break.', rows: 2 },
    },
  ],
};
