import { CONTENT_TYPES } from '@keelstone/model';
import type { Field, GroupField } from 'payload';
import { validateAddress } from './address-fault.ts';

/** What a link says and where it leads: to a page of this site, by choice, or to an address. */
export const linkFields = (): Field[] => [
  {
    name: 'title',
    type: 'text',
    localized: true,
    admin: { description: 'What the link says. Without it, a page’s own title is used.' },
  },
  {
    name: 'to',
    label: 'Leads to',
    type: 'radio',
    defaultValue: 'node',
    options: [
      { value: 'node', label: 'A page of this site' },
      { value: 'url', label: 'An address' },
    ],
    admin: {
      layout: 'horizontal',
      description: 'A page keeps its link when its path changes; an address does not.',
    },
  },
  {
    name: 'node',
    label: 'Page',
    type: 'relationship',
    relationTo: [...CONTENT_TYPES],
    admin: {
      condition: (_, link) => link?.to !== 'url',
      description: 'While this page is not published, the link is left out.',
    },
  },
  {
    name: 'url',
    label: 'Address',
    type: 'text',
    localized: true,
    validate: validateAddress,
    admin: {
      condition: (_, link) => link?.to === 'url',
      description: 'Such as /search, or https://example.com. Each language may have its own.',
    },
  },
];

/** A link that may be left empty. */
export const linkField = (description: string): GroupField => ({
  name: 'link',
  type: 'group',
  fields: linkFields(),
  admin: { description },
});
