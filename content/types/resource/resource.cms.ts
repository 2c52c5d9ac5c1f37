import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { termsField } from '@keelstone/editing/fields/term.field.ts';
import { say } from '@keelstone/languages/say.ts';
import type { CheckboxFieldValidation, NumberFieldSingleValidation } from 'payload';
import type { TypeCms } from '../type-cms.ts';
import { projectResource } from './resource.projection.ts';

const validateLinksToAsset: CheckboxFieldValidation = (value, { siblingData }) => {
  if (!value || (siblingData as { asset?: unknown }).asset) return true;
  return say('There is no file to open. Choose one above, or switch this off.');
};

const validatePageCount: NumberFieldSingleValidation = (value) => {
  if (value === null || value === undefined || (Number.isInteger(value) && value >= 1)) return true;
  return say('{value} is no number of pages. Give a whole number from 1, or leave it empty.', { value });
};

export const resource: TypeCms<'resource'> = {
  type: 'resource',
  interfaceName: 'Resource',
  labels: { singular: 'Resource', plural: 'Resources' },
  description: 'Papers, checklists, templates, data sheets and recordings to take away.',
  hasSummary: false,
  ownFields: [
    termsField('resourceTypes', 'Resource types', 'resource_type', 'Decides icon and link text on cards.'),
    nodesField('authors', 'Authors', 'person', 'Who wrote or speaks it, in this order.'),
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
    {
      name: 'recording',
      type: 'relationship',
      relationTo: ['audio', 'videos', 'remote_videos'],
      admin: {
        description: 'Sound or film to play on the page. Leave it empty for something to read.',
      },
    },
    {
      name: 'preview',
      type: 'upload',
      relationTo: 'images',
      admin: { description: 'The first page as a picture, so that visitors see what they get.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'pageCount',
          label: 'Pages',
          type: 'number',
          min: 1,
          validate: validatePageCount,
          admin: { width: '50%', step: 1, description: 'How long it is. Leave it empty for a recording.' },
        },
        {
          name: 'edition',
          type: 'text',
          localized: true,
          admin: { width: '50%', description: 'Such as "3rd, May 2026". Leave it empty for the only one.' },
        },
      ],
    },
  ],
  project: projectResource,
};
