import type { Block } from 'payload';

/** Begins a step of a form (C-8): the fields after it, up to the next one. */
export const stepBlock: Block = {
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
