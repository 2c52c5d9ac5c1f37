import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { isSitePath, validateWebAddress } from '@keelstone/editing/link-address.ts';
import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import type { Condition, GroupField, TextFieldValidation } from 'payload';

type Confirmation = { kind?: string | null; to?: string | null };

const showsMessage: Condition = (_, confirmation) => (confirmation as Confirmation)?.kind !== 'redirect';
const redirects: Condition = (_, confirmation) => (confirmation as Confirmation)?.kind === 'redirect';
const isLeadingTo = ({ kind, to }: Confirmation, target: 'node' | 'url'): boolean =>
  kind === 'redirect' && (to === 'url') === (target === 'url');
const leadsTo =
  (target: 'node' | 'url'): Condition =>
  (_, confirmation) =>
    isLeadingTo((confirmation as Confirmation | undefined) ?? {}, target);

const validateUrl: TextFieldValidation = (value) =>
  value && isSitePath(value)
    ? true
    : value
      ? validateWebAddress(value)
      : say('Say where visitors are led, or choose "A page of this site" above.');

const validateNode = (value: unknown): true | string =>
  value ? true : say('Choose the page to which visitors are led, or "An address" above.');

/** What happens after a successful submission. */
export const confirmationField: GroupField = {
  name: 'confirmation',
  type: 'group',
  fields: [
    {
      name: 'kind',
      label: 'After sending',
      type: 'radio',
      required: true,
      defaultValue: 'message',
      options: [
        { value: 'message', label: 'A message in place of the form' },
        { value: 'redirect', label: 'Another page' },
      ],
      admin: { layout: 'horizontal', description: 'How a visitor learns that the answer has arrived.' },
    },
    {
      ...richTextField('message', 'Message', 'That it has arrived, and what happens next.'),
      required: true,
      admin: { condition: showsMessage, description: 'That it has arrived, and what happens next.' },
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
        condition: redirects,
        description: 'A page keeps its address when its path changes.',
      },
    },
    {
      name: 'node',
      label: 'Page',
      type: 'relationship',
      relationTo: [...CONTENT_TYPES],
      validate: validateNode,
      // What the form does not show would count as a use of the page.
      hooks: {
        beforeChange: [({ siblingData, value }) => (isLeadingTo(siblingData, 'node') ? value : null)],
      },
      admin: {
        condition: leadsTo('node'),
        description: 'While this page is not published, visitors read a short message instead.',
      },
    },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      localized: true,
      validate: validateUrl,
      admin: {
        condition: leadsTo('url'),
        description: 'Such as /thank-you, or https://example.com. Each language may have its own.',
      },
    },
  ],
};
