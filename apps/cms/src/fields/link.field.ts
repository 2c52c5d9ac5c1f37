import { CONTENT_TYPES } from '@keelstone/model';
import type { Field, GroupField } from 'payload';
import { validateAddress } from './address-fault.ts';

/** True for a link that leads nowhere unless an editor says where. */
type LinkOptions = { isRequired?: boolean };

const requireAddress = (value: string | null | undefined): true | string =>
  value?.trim() ? validateAddress(value) : 'Say where the link leads, or choose "A page of this site" above.';

/** What a link says and where it leads: to a page of this site, by choice, or to an address. */
export const linkFields = ({ isRequired = false }: LinkOptions = {}): Field[] => [
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
    required: isRequired,
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
    required: isRequired,
    validate: isRequired ? requireAddress : validateAddress,
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

/** A link without which what it stands in would be pointless. */
export const requiredLinkField = (description: string): GroupField => ({
  ...linkField(description),
  fields: linkFields({ isRequired: true }),
});
