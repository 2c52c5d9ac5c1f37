import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { validateAddress } from '@keelstone/editing/link-address.ts';
import { headingPart, listPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectEndorsementBar } from './endorsement-bar.projection.ts';

const MAX_ITEMS = 12;

const block: Block = {
  slug: 'endorsement_bar',
  interfaceName: 'EndorsementBarSection',
  labels: { singular: 'Endorsement bar', plural: 'Endorsement bars' },
  admin: sectionAdmin(
    'endorsement_bar',
    'Trust and contact',
    'Five different logos in one row between two lines.',
  ),
  fields: [
    headingField('the names'),
    {
      name: 'items',
      label: 'Who vouches for us',
      type: 'array',
      ...requireRows({
        min: 1,
        max: MAX_ITEMS,
        plural: 'names',
        reason: 'Without a name, nobody vouches for us.',
      }),
      labels: { singular: 'Name', plural: 'Names' },
      admin: {
        components: rowLabel('Name'),
        description: 'Customers, standards, memberships. Four to eight look best.',
        initCollapsed: true,
      },
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          admin: { description: 'Shown where there is no logo, and read to those who cannot see it.' },
        },
        pictureField('logo', 'Logo', 'Best as a drawing (SVG). Leave it empty to show the name.'),
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          validate: validateAddress,
          admin: {
            description: 'Where the name leads, such as https://example.com. Leave it empty for nowhere.',
          },
        },
      ],
    },
  ],
};

export const endorsementBar: SectionCms<'endorsement_bar'> = {
  block,
  project: projectEndorsementBar,
  asText: ({ heading, items }) => [
    ...headingPart(heading),
    ...listPart(items.map(({ name, url }) => ({ title: name, url, text: null }))),
  ],
};
