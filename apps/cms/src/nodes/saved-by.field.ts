import type { CollectionBeforeChangeHook, RelationshipField } from 'payload';

const setByHook = { create: () => false, update: () => false };

/** Who saved this revision, which Payload does not note: a plan's entry in the audit trail names who wrote the text. */
export const savedByField: RelationshipField = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'users',
  access: setByHook,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** The CMS itself and its scripts write nothing: what they save is still whoever's it was. */
export const noteSaver: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, savedBy: req.user.id } : data;
