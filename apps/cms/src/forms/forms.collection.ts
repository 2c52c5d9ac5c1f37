import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import type { FormDocument } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { storeRetention } from '@keelstone/outbox';
import type { BlocksFieldValidation, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { transactionOf } from '../database/transaction.ts';
import { dependencyHooks } from '../publishing/dependency-hooks.ts';
import { confirmationField } from './confirmation.field.ts';
import { formFieldBlocks } from './form-field-blocks.ts';
import { hiddenFieldsField } from './hidden-fields.field.ts';
import { keepDaysField } from './keep-days.field.ts';
import { mailsFields } from './mails.fields.ts';

const MAX_FIELDS = 30;

const MAX_STEPS = 10;

const isStep = (row: unknown) => (row as { blockType?: string }).blockType === 'step';

const validateFields: BlocksFieldValidation = (value) => {
  const steps = Array.isArray(value) ? value.filter(isStep).length : 0;
  const count = (Array.isArray(value) ? value.length : Number(value ?? 0)) - steps;
  if (steps > MAX_STEPS) {
    return say('There is room for {maxSteps} steps, and these are {steps}.', { maxSteps: MAX_STEPS, steps });
  }
  if (count === 0) return say('A form without fields asks nothing. Add at least one field.');
  if (count <= MAX_FIELDS) return true;
  return say('There is room for {maxFields} fields, and these are {count}. Remove {number}.', {
    maxFields: MAX_FIELDS,
    count,
    number: count - MAX_FIELDS,
  });
};

const publishing = dependencyHooks((id) => `form:${id}`);

/** What was sent is kept as long as the form said, though the form is deleted. */
const keepRetention: CollectionAfterDeleteHook<FormDocument> = async ({ doc, req }) => {
  if (doc.keepDays) await storeRetention(await transactionOf(req), doc.id, doc.keepDays);
  return doc;
};

/** C-8: marketing forms, built by editors from fields. A change appears immediately on every page with the form. */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  typescript: { interface: 'FormDocument' },
  graphQL: false,
  access: editorAccess,
  defaultSort: 'title',
  admin: {
    group: 'Marketing',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description:
      'Built from fields, and placed on landing pages and in form bars. Saving shows the change on every page that has the form.',
  },
  // Read when a form is deleted, whatever the request selects.
  forceSelect: { keepDays: true },
  hooks: { ...publishing, afterDelete: [...publishing.afterDelete, keepRetention] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 160,
      admin: { description: 'Stands above the form, and names it in the list.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Fields',
          fields: [
            {
              name: 'fields',
              type: 'blocks',
              required: true,
              minRows: 1,
              maxRows: MAX_FIELDS + MAX_STEPS,
              validate: validateFields,
              blocks: formFieldBlocks,
              labels: { singular: 'Field', plural: 'Fields' },
              admin: {
                description: 'From top to bottom. The fewer, the more people fill the form in.',
              },
            },
            {
              name: 'submitLabel',
              label: 'Button',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 60,
              admin: { description: 'What pressing it does, such as "Ask for a date".' },
            },
            richTextField('note', 'Note', 'Below the button: what happens with what a visitor enters.'),
          ],
        },
        { label: 'Hidden fields', fields: [hiddenFieldsField] },
        { label: 'Confirmation', fields: [confirmationField] },
        { label: 'Mails', fields: mailsFields },
        { label: 'Keeping', fields: [keepDaysField] },
      ],
    },
    ...demoFields,
  ],
};
