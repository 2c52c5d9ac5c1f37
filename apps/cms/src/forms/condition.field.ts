import { linesOf } from '@keelstone/editing/lines-of.ts';
import type { FormDocument } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { GroupField, TextareaFieldValidation, TextFieldValidation } from 'payload';
import { DECISIVE } from './decisive-fields.ts';

type Row = FormDocument['fields'][number];
type Field = Exclude<Row, { blockType: 'step' }>;
const isField = (row: Row): row is Field => row.blockType !== 'step';

/** As editors know a field; one without a label in this language has its name. */
const calledAs = ({ label, name }: Partial<Field>) => label || name || '';

type Place = { data: unknown; blockData?: unknown; path?: readonly (number | string)[] };

/**
 * A form around the condition at this path, `fields.<index>.condition.…`. Payload tells the path when a form is saved,
 * but not while it is filled in; then `blockData` is one of the rows of `data`.
 */
function formOf({ data, blockData, path }: Place) {
  const rows = (data as Partial<FormDocument>).fields ?? [];
  const index = path ? Number(path[1]) : rows.indexOf(blockData as Row);
  return {
    label: calledAs((rows[index] ?? {}) as Partial<Field>),
    fields: rows.filter(isField),
    before: rows.slice(0, Math.max(index, 0)).filter(isField),
  };
}

const validateField: TextFieldValidation = (value, place) => {
  if (!value) return true;
  const { label, fields, before } = formOf(place);
  const chosen = fields.find(({ name }) => name === value);
  if (!chosen) {
    return say(
      '"{label}" is asked only after a choice in the field "{value}", which this form does not have. Choose another field, or none.',
      { label, value },
    );
  }
  const other = calledAs(chosen);
  if (!before.includes(chosen)) {
    return say(
      '"{label}" is asked only after a choice in "{other}", which does not come before it. Move one of them, or choose another field.',
      { label, other },
    );
  }
  if (DECISIVE.includes(chosen.blockType)) return true;
  return say(
    '"{label}" is asked only after a choice in "{other}", in which nothing is chosen. Choose another field, or none.',
    { label, other },
  );
};

const validateValues: TextareaFieldValidation = (value, { siblingData, ...place }) => {
  const { field: name } = siblingData as { field?: string };
  const { label, before } = formOf(place);
  const decisive = before.find((each) => name && each.name === name);
  if (!decisive || decisive.blockType === 'checkbox') return true;
  const options = 'options' in decisive ? (decisive.options ?? []) : [];
  // That field is refused itself, and there is nothing to choose here until it has some.
  if (options.length === 0) return true;
  const other = calledAs(decisive);
  const given = linesOf(value);
  if (given.length === 0)
    return say('Choose at which options of "{other}" the field "{label}" is asked.', { other, label });
  const unknown = given.find((each) => !options.some((option) => option.value === each));
  if (unknown === undefined) return true;
  return say(
    '"{label}" is asked only after the option "{unknown}" of "{other}", which does not have it. It has {offered}.',
    { label, unknown, other, offered: options.map((option) => option.label || option.value).join(', ') },
  );
};

/** Asks for a field only after a choice in a field before it (C-8). */
export const conditionField: GroupField = {
  name: 'condition',
  label: 'Asked only if',
  type: 'group',
  admin: {
    description:
      'Left empty, it is always asked. Visitors without scripts see it always, with the condition in words.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          label: 'In this field',
          type: 'text',
          validate: validateField,
          admin: {
            width: '50%',
            description: 'A list, a choice or an agreement, further up in this form.',
            components: { Field: '/forms/view/condition-fields.tsx#DecisiveField' },
          },
        },
        {
          name: 'values',
          label: 'One of these is chosen',
          type: 'textarea',
          validate: validateValues,
          admin: {
            width: '50%',
            rows: 2,
            condition: (_, condition) => Boolean((condition as { field?: string })?.field),
            description: 'Nothing is to be chosen for an agreement, which is to be ticked.',
            components: { Field: '/forms/view/condition-fields.tsx#DecisiveValues' },
          },
        },
      ],
    },
  ],
};
