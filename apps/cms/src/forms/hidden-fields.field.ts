import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import { HIDDEN_FIELD_SOURCES, type HiddenField } from '@keelstone/model';
import type { ArrayField, TextFieldValidation } from 'payload';
import { fieldNameField } from './field-name.field.ts';

type Source = HiddenField['source'];

const MAX_HIDDEN_FIELDS = 20;
const MAX_CHARACTERS = 200;

const SOURCE_LABELS: Record<Source, string> = {
  page_url: 'Address of the page',
  referrer: 'Page the visitor came from',
  query: 'A parameter of the address, such as utm_source',
  fixed: 'The same for all',
};

/** Sources that need a value, with the message for when it is missing. */
const NEEDS_VALUE: Record<Source, AdminText | null> = {
  page_url: null,
  referrer: null,
  query: 'Name the parameter of the address, such as utm_source.',
  fixed: 'Give the value that is sent along, such as the name of the campaign.',
};

const needOf = (row: unknown): AdminText | null => {
  const { source } = (row ?? {}) as { source?: Source };
  return source ? NEEDS_VALUE[source] : null;
};

const validateValue: TextFieldValidation = (value, { siblingData }) => {
  const need = needOf(siblingData);
  if (need !== null && !value?.trim()) return say(need);
  if ((value ?? '').length <= MAX_CHARACTERS) return true;
  return say(
    'This is longer than {maxCharacters} characters, and is sent along with every answer. Shorten it.',
    { maxCharacters: MAX_CHARACTERS },
  );
};

/** Values sent along without input of the visitor, such as the page and campaign they came from. */
export const hiddenFieldsField: ArrayField = {
  name: 'hiddenFields',
  type: 'array',
  labels: { singular: 'Hidden field', plural: 'Hidden fields' },
  ...limitRows(MAX_HIDDEN_FIELDS, 'hidden fields'),
  admin: {
    components: rowLabel('Hidden field'),
    description: 'Sent along without being seen. The note below the form should say so.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        fieldNameField('Under which it is kept, such as utm_source.'),
        {
          name: 'source',
          type: 'select',
          required: true,
          defaultValue: 'page_url',
          options: HIDDEN_FIELD_SOURCES.map((source) => ({ value: source, label: SOURCE_LABELS[source] })),
          admin: { width: '50%', isClearable: false, description: 'Where it comes from.' },
        },
      ],
    },
    {
      name: 'value',
      label: 'Parameter or value',
      type: 'text',
      maxLength: MAX_CHARACTERS,
      validate: validateValue,
      admin: {
        condition: (_, row) => needOf(row) !== null,
        description: 'The parameter’s name, or what is sent along with every answer.',
      },
    },
  ],
};
