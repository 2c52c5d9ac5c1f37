import { linesOf } from '@keelstone/editing/lines-of.ts';
import type { FormDocument } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { GroupField, TextareaFieldValidation, TextFieldValidation } from 'payload';
import { DECISIVE } from './decisive-fields.ts';

type Field = Exclude<FormDocument['fields'][number], { blockType: 'step' }>;

/** The fields before the one at this path, `fields.<index>.condition.…`. */
const fieldsBefore = (data: unknown, path: readonly (number | string)[]): Field[] =>
  ((data as Partial<FormDocument>).fields ?? [])
    .slice(0, Number(path[1]))
    .filter((field): field is Field => field.blockType !== 'step');

const sayNames = (names: readonly string[]) =>
  names.length
    ? say('Those are {names}.', { names: names.join(', ') })
    : say('There is none before this field.');

const validateField: TextFieldValidation = (value, { data, path }) => {
  if (!value) return true;
  const before = fieldsBefore(data, path).filter(({ blockType }) => DECISIVE.includes(blockType));
  if (before.some(({ name }) => name === value)) return true;
  const names = before.flatMap(({ name }) => name || []);
  return say('No field before this one, in which something is chosen, has the name "{value}". {names}', {
    value,
    names: sayNames(names),
  });
};

const validateValues: TextareaFieldValidation = (value, { data, path, siblingData }) => {
  const { field: name } = siblingData as { field?: string };
  const decisive = fieldsBefore(data, path).find((each) => name && each.name === name);
  if (!decisive || decisive.blockType === 'checkbox') return true;
  const given = linesOf(value);
  if (given.length === 0)
    return say('Say at which values of "{name}" this field is asked, one a line.', { name });
  const offered = 'options' in decisive ? (decisive.options ?? []).map((option) => option.value) : [];
  const unknown = given.find((each) => !offered.includes(each));
  if (unknown === undefined) return true;
  return say('The field "{name}" has no option of the value "{unknown}". It has {offered}.', {
    name,
    unknown,
    offered: offered.join(', '),
  });
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
