import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import type { Field, GroupField } from 'payload';
import { validateAddress } from '../link-address.ts';

type LinkOptions = {
  /** Whether the link must have a target. */
  isRequired?: boolean;
  /**
   * Whether it may open a dialog (U-10): true for links on pages, but not in the navigation, the footer or
   * notices.
   */
  opensDialogs?: boolean;
};

const requireAddress = (value: string | null | undefined): true | string =>
  value?.trim()
    ? validateAddress(value)
    : say('Say where the link leads, or choose "A page of this site" above.');

/**
 * A target that was chosen before another kind of it is not kept: the form does not show it, but it would count as a use,
 * and keep what it leads to from being deleted.
 */
const onlyWhenChosen = (kind: 'node' | 'dialog') => ({
  beforeChange: [
    ({ siblingData, value }: { siblingData: { to?: unknown }; value?: unknown }) =>
      (siblingData.to ?? 'node') === kind ? value : null,
  ],
});

const dialogField = (isRequired: boolean): Field => ({
  name: 'dialog',
  type: 'relationship',
  relationTo: 'dialogs',
  required: isRequired,
  hooks: onlyWhenChosen('dialog'),
  admin: {
    condition: (_, link) => link?.to === 'dialog',
    description: 'Made under "Dialogs". In a language in which it is not written, the link is left out.',
  },
});

/** The text and target of a link: a page of this site, chosen from a list, an address, or a dialog. */
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
    hooks: onlyWhenChosen('node'),
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

/** A section's optional link. */
export const linkField = (
  description: string,
  options: LinkOptions = { opensDialogs: true },
): GroupField => ({
  name: 'link',
  type: 'group',
  fields: linkFields(options),
  admin: { description },
});

/** A required link, for fields that would be pointless without one. */
export const requiredLinkField = (description: string): GroupField =>
  linkField(description, { isRequired: true, opensDialogs: true });
