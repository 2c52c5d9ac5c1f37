import { validateAddress } from '@keelstone/editing/link-address.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Access, CollectionBeforeDeleteHook, CollectionConfig, FieldHook } from 'payload';
import { isStaff } from '../access/roles.ts';
import { withTransactionOf } from '../database/transaction.ts';

/** Only the user's own, for administrators too. */
const own: Access = ({ req }) => isStaff(req) && { owner: { equals: req.user?.id } };

/** Ignores the request's value: a shortcut always belongs to the user who created it. */
const keepOwner: FieldHook = ({ operation, req, originalDoc, value }) =>
  operation === 'create' ? (req.user?.id ?? value) : originalDoc?.owner;

/** C-6: an editor's own list of links, on the dashboard of the CMS. */
export const shortcuts: CollectionConfig = {
  slug: 'shortcuts',
  labels: { singular: 'Shortcut', plural: 'Shortcuts' },
  typescript: { interface: 'Shortcut' },
  graphQL: false,
  access: { read: own, create: ({ req }) => isStaff(req), update: own, delete: own },
  defaultSort: 'createdAt',
  admin: {
    group: 'System',
    useAsTitle: 'title',
    defaultColumns: ['title', 'url'],
    description: 'Your own links. They stand on your dashboard, and nobody else sees them.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'What the link says.' },
    },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      maxLength: 2000,
      validate: (value: string | null | undefined) =>
        value ? validateAddress(value) : say('Give an address.'),
      admin: { description: 'A page of the CMS, such as /admin/collections/article, or any web address.' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      hooks: { beforeChange: [keepOwner] },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    },
  ],
};

/** Deletes the shortcuts of a deleted user: nobody else could see or remove them. */
export const deleteShortcutsOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: 'shortcuts',
    where: { owner: { equals: id } },
  });
};
