import type { CollectionBeforeChangeHook, RelationshipField } from 'payload';

const setByHook = { create: () => false, update: () => false };

/**
 * Who saved this revision, which Payload does not record. The audit entry of a scheduled change names the author of
 * the text.
 */
export const savedByField: RelationshipField = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'users',
  access: setByHook,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** Saves by the CMS itself and by scripts keep the previous author. */
export const noteSaver: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, savedBy: req.user.id } : data;
