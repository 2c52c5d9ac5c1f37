import { CONTENT_TYPES } from '@keelstone/model';
import type { Field, GroupField } from 'payload';
import { validateAddress } from './address-fault.ts';

type LinkOptions = {
  /** The link leads nowhere unless an editor says where. */
  isRequired?: boolean;
  /** It stands on a page, which can carry a dialog (U-10); not in the navigation, the footer or a notice. */
  opensDialogs?: boolean;
};

const requireAddress = (value: string | null | undefined): true | string =>
  value?.trim() ? validateAddress(value) : 'Say where the link leads, or choose "A page of this site" above.';

const dialogField = (isRequired: boolean): Field => ({
  name: 'dialog',
  type: 'relationship',
  relationTo: 'dialogs',
  required: isRequired,
  admin: {
    condition: (_, link) => link?.to === 'dialog',
    description: 'Made under "Dialogs". In a language in which it is not written, the link is left out.',
  },
});

/** What a link says and where it leads: to a page of this site, by choice, to an address, or to a dialog. */
export const linkFields = ({ isRequired = false, opensDialogs = false }: LinkOptions = {}): Field[] => [
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
      ...(opensDialogs ? [{ value: 'dialog', label: 'A dialog' }] : []),
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
      condition: (_, link) => link?.to !== 'url' && link?.to !== 'dialog',
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
  ...(opensDialogs ? [dialogField(isRequired)] : []),
];

/** A link of a section that may be left empty. */
export const linkField = (
  description: string,
  options: LinkOptions = { opensDialogs: true },
): GroupField => ({
  name: 'link',
  type: 'group',
  fields: linkFields(options),
  admin: { description },
});

/** A link without which what it stands in would be pointless. */
export const requiredLinkField = (description: string): GroupField => ({
  ...linkField(description, { isRequired: true, opensDialogs: true }),
});
