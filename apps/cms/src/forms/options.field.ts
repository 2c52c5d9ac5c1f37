import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import { say } from '@keelstone/languages/say.ts';
import type { ArrayField, ArrayFieldValidation, FieldHook } from 'payload';
import { withValues } from './given-values.ts';

const MAX_OPTIONS = 60;

type Row = { value?: string | null };

/** The value that occurs twice; undefined if all are unique. */
function findRepeated(rows: readonly Row[]): string | undefined {
  const values = rows.flatMap(({ value }) => value || []);
  return values.find((value, index) => values.indexOf(value) !== index);
}

const validate: ArrayFieldValidation = (value, options) => {
  const { label } = options.siblingData as { label?: string };
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  if (!Array.isArray(value) ? !value : rows.length === 0) {
    return say('The field "{label}" offers nothing to choose from. Add at least one option.', {
      label: label ?? '',
    });
  }
  const repeated = findRepeated(rows);
  if (repeated !== undefined) {
    return say(
      'Two options of the field "{label}" have the value "{repeated}", so nobody could tell which was chosen. Change one.',
      { label: label ?? '', repeated },
    );
  }
  return limitRows(MAX_OPTIONS, 'options').validate(value, options);
};

const fillFromLabels: FieldHook = ({ value }) => (Array.isArray(value) ? withValues(value) : value);

/** The options of a choice. */
export const optionsField: ArrayField = {
  name: 'options',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: MAX_OPTIONS,
  validate,
  hooks: { beforeValidate: [fillFromLabels] },
  labels: { singular: 'Option', plural: 'Options' },
  admin: {
    components: rowLabel('Option'),
    description: 'In the order in which visitors read them.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          localized: true,
          required: true,
          admin: { width: '60%', description: 'What visitors read.' },
        },
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 100,
          admin: { width: '40%', description: 'What is kept of it. Left empty, it is made from the label.' },
        },
      ],
    },
  ],
};
