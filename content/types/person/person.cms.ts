import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import { termsField } from '@keelstone/editing/fields/term.field.ts';
import { validateAddress } from '@keelstone/editing/link-address.ts';
import { say } from '@keelstone/languages/say.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectPerson } from './person.projection.ts';

const MAX_LINKS = 6;

export const person: TypeCms<'person'> = {
  type: 'person',
  interfaceName: 'Person',
  labels: { singular: 'Person', plural: 'People' },
  description: 'Colleagues and authors. The title is the person’s name, the text the biography.',
  hasPicture: false,
  ownFields: [
    {
      type: 'row',
      fields: [
        {
          name: 'role',
          type: 'text',
          localized: true,
          admin: {
            width: '50%',
            description: 'What the person does here, such as "Head of Risk Practice".',
          },
        },
        {
          name: 'location',
          type: 'text',
          localized: true,
          admin: { width: '50%', description: 'Where they work, such as "Hamburg, Germany".' },
        },
      ],
    },
    termsField('roleCategories', 'Role categories', 'role_category', 'By which people are grouped.'),
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'images',
      admin: {
        description: 'Shown on the person’s page and beside their articles. Leave it empty for none.',
      },
    },
    {
      name: 'email',
      label: 'E-mail address',
      type: 'email',
      admin: { description: 'Shown to everybody. Leave it empty when they are not to be written to.' },
    },
    {
      name: 'links',
      type: 'array',
      ...limitRows(MAX_LINKS, 'links'),
      labels: { singular: 'Link', plural: 'Links' },
      admin: { components: rowLabel('Link'), description: 'Profiles and talks elsewhere.' },
      fields: [
        { name: 'title', type: 'text', required: true, admin: { description: 'What the link says.' } },
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          required: true,
          validate: (value: string | null | undefined) =>
            value ? validateAddress(value) : say('Give an address.'),
          admin: { description: 'Such as https://example.com/talks.' },
        },
      ],
    },
  ],
  project: projectPerson,
};
