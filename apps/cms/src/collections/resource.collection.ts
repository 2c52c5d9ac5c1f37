import type { CheckboxFieldValidation } from 'payload';
import { termsField } from '../fields/term.field.ts';
import { nodeCollection } from './node-collection.ts';

const validateLinksToAsset: CheckboxFieldValidation = (value, { siblingData }) => {
  if (!value || (siblingData as { asset?: unknown }).asset) return true;
  return 'There is no file to open. Choose one above, or switch this off.';
};

export const resources = nodeCollection({
  type: 'resource',
  interfaceName: 'Resource',
  labels: { singular: 'Resource', plural: 'Resources' },
  description: 'Papers, checklists, templates, data sheets and recordings to take away.',
  hasSummary: false,
  ownFields: [
    termsField('resourceTypes', 'Resource types', 'resource_type', 'Decides icon and link text on cards.'),
    {
      name: 'asset',
      label: 'File',
      type: 'upload',
      relationTo: 'files',
      admin: { description: 'What visitors take away. Leave it empty when the page itself is the resource.' },
    },
    {
      name: 'linksToAsset',
      label: 'Links open the file directly',
      type: 'checkbox',
      defaultValue: false,
      validate: validateLinksToAsset,
      admin: {
        description: 'Cards and search results then open the file in a new tab instead of this page.',
      },
    },
  ],
});
