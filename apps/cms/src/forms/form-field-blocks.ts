import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { DEFAULT_MAX_LENGTH, type FormFieldKind } from '@keelstone/model';
import type { Block, Field } from 'payload';
import { autocompleteField } from './autocomplete.field.ts';
import { conditionField } from './condition.field.ts';
import { fieldNameField } from './field-name.field.ts';
import { fileLimitsFields } from './file-limits.fields.ts';
import { optionsField } from './options.field.ts';
import { maxLengthField, rangeField } from './value-limits.fields.ts';

/** Begins a step of a form (C-8): the fields after it, up to the next one. */
const stepBlock: Block = {
  slug: 'step',
  interfaceName: 'FormStep',
  labels: { singular: 'New step', plural: 'New steps' },
  admin: {
    disableBlockName: true,
    images: { thumbnail: { url: '/form-fields/step.svg', alt: 'A step of a form, as visitors see it' } },
    components: {
      Label: { path: '/forms/view/form-field-label.tsx#FormFieldLabel', clientProps: { kind: 'Step' } },
    },
  },
  fields: [
    {
      name: 'label',
      label: 'Title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 100,
      admin: {
        description:
          'What the fields up to the next step are about. Visitors see one step at a time. A step in which nothing is asked is passed over.',
      },
    },
  ],
};

const identity: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'label',
        type: 'text',
        localized: true,
        required: true,
        admin: { width: '50%', description: 'What visitors read beside the field.' },
      },
      fieldNameField('Under which the answer is kept. Left empty, it is made from the label.'),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'help',
        type: 'text',
        localized: true,
        admin: { width: '75%', description: 'Below the label: why you ask, or how to write it.' },
      },
      {
        name: 'isRequired',
        label: 'Required',
        type: 'checkbox',
        defaultValue: false,
        admin: { width: '25%', description: 'Nothing can be sent without it.' },
      },
    ],
  },
];

type Definition = { interfaceName: string; label: string; plural: string; ownFields: Field[] };

/** By kind of input. The slug is the kind of the model's form field. */
const DEFINITIONS: Record<FormFieldKind, Definition> = {
  text: {
    interfaceName: 'TextFormField',
    label: 'Line of text',
    plural: 'Lines of text',
    ownFields: [{ type: 'row', fields: [autocompleteField, maxLengthField(DEFAULT_MAX_LENGTH.text)] }],
  },
  textarea: {
    interfaceName: 'TextareaFormField',
    label: 'Longer text',
    plural: 'Longer texts',
    ownFields: [maxLengthField(DEFAULT_MAX_LENGTH.textarea)],
  },
  email: {
    interfaceName: 'EmailFormField',
    label: 'E-mail address',
    plural: 'E-mail addresses',
    ownFields: [],
  },
  phone: {
    interfaceName: 'PhoneFormField',
    label: 'Telephone number',
    plural: 'Telephone numbers',
    ownFields: [],
  },
  number: { interfaceName: 'NumberFormField', label: 'Number', plural: 'Numbers', ownFields: [rangeField] },
  select: {
    interfaceName: 'SelectFormField',
    label: 'One of a list',
    plural: 'One of a list',
    ownFields: [optionsField],
  },
  radio: {
    interfaceName: 'RadioFormField',
    label: 'One of a few',
    plural: 'One of a few',
    ownFields: [optionsField],
  },
  checkboxes: {
    interfaceName: 'CheckboxesFormField',
    label: 'Several of a list',
    plural: 'Several of a list',
    ownFields: [optionsField],
  },
  checkbox: {
    interfaceName: 'CheckboxFormField',
    label: 'Agreement',
    plural: 'Agreements',
    ownFields: [
      richTextField('text', 'Text', 'What a visitor agrees to, beside the box. It may hold links.'),
    ],
  },
  file: { interfaceName: 'FileFormField', label: 'Files', plural: 'Files', ownFields: fileLimitsFields },
};

/** The icons are in `public`, by kind; a test checks that every kind has one. */
const toBlock = ([slug, { interfaceName, label, plural, ownFields }]: [string, Definition]): Block => ({
  slug,
  interfaceName,
  labels: { singular: label, plural },
  admin: {
    disableBlockName: true,
    images: { thumbnail: { url: `/form-fields/${slug}.svg`, alt: `${label}, as visitors see it` } },
    components: {
      Label: { path: '/forms/view/form-field-label.tsx#FormFieldLabel', clientProps: { kind: label } },
    },
  },
  fields: [...identity, ...ownFields, conditionField],
});

/** The blocks from which editors build a form (C-8). */
export const formFieldBlocks: Block[] = [...Object.entries(DEFINITIONS).map(toBlock), stepBlock];
