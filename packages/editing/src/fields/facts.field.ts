import type { ArrayField } from 'payload';
import { rowLabel } from './row-label.ts';
import { limitRows } from './row-limit.ts';

const MAX_FACTS = 10;

/** Rows of a small table with labels and values. */
export const factsField = (description: string, example: { label: string; value: string }): ArrayField => ({
  name: 'facts',
  type: 'array',
  labels: { singular: 'Fact', plural: 'Facts' },
  ...limitRows(MAX_FACTS, 'facts'),
  admin: { components: rowLabel('Fact'), description },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          label: 'What',
          type: 'text',
          localized: true,
          required: true,
          admin: { width: '40%', description: `Such as "${example.label}".` },
        },
        {
          name: 'value',
          label: 'How much',
          type: 'text',
          localized: true,
          required: true,
          admin: { width: '60%', description: `Such as "${example.value}".` },
        },
      ],
    },
  ],
});
