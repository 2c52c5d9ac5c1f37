import type { Block } from 'payload';

export const headlineSection: Block = {
  slug: 'headline',
  interfaceName: 'HeadlineSection',
  labels: { singular: 'Headline', plural: 'Headlines' },
  fields: [
    {
      name: 'kicker',
      type: 'text',
      localized: true,
      admin: { description: 'One or two words above the heading. Leave it empty for none.' },
    },
    {
      name: 'heading',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'What this part of the page is about, in one line.' },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      admin: { description: 'One or two sentences below the heading. Leave it empty for none.' },
    },
  ],
};
