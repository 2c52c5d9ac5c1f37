import type { Access, CollectionConfig } from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { isTrashed } from '../database/trashed-collections.ts';
import { usagePanel } from '../usage/usage-panel.field.ts';
import { judgeRestored } from './judge-restored.ts';
import { refuseDeletionOfUsed, refuseTrashingOfUsed } from './refuse-deletion.ts';
import { plainTrashing, refuseChangeInTrash } from './trash-hooks.ts';

/**
 * Users who may delete can move documents to the trash; only administrators delete permanently, and only from the
 * trash.
 */
const throughTrash =
  (mayDelete: Access): Access =>
  (asked) => {
    if (asked.data?.deletedAt) return mayDelete(asked);
    return isAdministrator(asked.req) && { deletedAt: { exists: true } };
  };

/** A collection whose documents are deleted by moving them to the trash (C-13), unless something uses them. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!isTrashed(collection.slug)) return collection;
  const { access = {}, hooks = {} } = collection;
  return {
    ...collection,
    trash: true,
    access: { ...access, ...(access.delete ? { delete: throughTrash(access.delete) } : {}) },
    hooks: {
      ...hooks,
      beforeOperation: [plainTrashing, ...(hooks.beforeOperation ?? [])],
      beforeChange: [refuseChangeInTrash, refuseTrashingOfUsed, judgeRestored, ...(hooks.beforeChange ?? [])],
      beforeDelete: [refuseDeletionOfUsed, ...(hooks.beforeDelete ?? [])],
    },
    fields: [...collection.fields, usagePanel],
  };
}
