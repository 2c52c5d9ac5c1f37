import { say } from '@keelstone/languages/say.ts';
import {
  type Access,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { isTrashed } from '../database/trashed-collections.ts';
import { usagePanel } from '../usage/usage-panel.field.ts';
import { refuseDeletionOfUsed, refuseTrashingOfUsed } from './refuse-deletion.ts';
import { plainTrashing, refuseChangeInTrash } from './trash-hooks.ts';

/** Collections whose validity depends on other documents, which may have changed while it was in the trash. */
const VALIDATED = new Set(['redirects', 'synonyms', 'pinned_results']);

type Validate = (value: unknown, options: object) => unknown;

/** Thrown when a document cannot be restored because of changes in the meantime. */
class CannotRestoreError extends APIError {
  constructor(reason: string) {
    super(say('It stays in the trash. {reason}', { reason }), 409, null, true);
    this.name = 'CannotRestoreError';
  }
}

const validatorOf = (field: Field): Validate | undefined =>
  'validate' in field ? (field.validate as Validate | undefined) : undefined;

/** Payload validates only the date when a document is restored. */
const validateRestored: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt || !VALIDATED.has(collection.slug)) return data;
  const { id } = originalDoc;
  for (const field of collection.fields) {
    const validate = validatorOf(field);
    if (!validate || !('name' in field)) continue;
    const validated = { ...field, req, id, data: originalDoc, siblingData: originalDoc, operation: 'update' };
    const verdict = await validate(originalDoc[field.name], validated);
    if (verdict !== true) throw new CannotRestoreError(String(verdict));
  }
  return data;
};

/**
 * Users who may delete can move documents to the trash; only administrators delete permanently, and only from the
 * trash.
 */
const throughTrash =
  (mayDelete: Access): Access =>
  (request) => {
    if (request.data?.deletedAt) return mayDelete(request);
    return isAdministrator(request.req) && { deletedAt: { exists: true } };
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
      beforeChange: [
        refuseChangeInTrash,
        refuseTrashingOfUsed,
        validateRestored,
        ...(hooks.beforeChange ?? []),
      ],
      beforeDelete: [refuseDeletionOfUsed, ...(hooks.beforeDelete ?? [])],
    },
    fields: [...collection.fields, usagePanel],
  };
}
