import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { DRAFTED_COLLECTIONS } from '../database/drafted-collections.ts';
import { changedFields } from './changed-fields.ts';
import { recordOf } from './record.ts';
import { titleOf } from './title-of.ts';
import { trashTransition } from './trash-transition.ts';

/**
 * Collections with entries of their own (pages and reusable sections, by what visitors see of them; plans; users) or with none: a
 * shortcut concerns only its owner, and a search task or a mail changes nothing that is published.
 */
const OTHERWISE = new Set<string>([
  ...DRAFTED_COLLECTIONS,
  'scheduled_changes',
  'users',
  'shortcuts',
  'search_tasks',
  'mails',
]);

const recordChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const isNew = operation === 'create';
  const transition = isNew ? undefined : trashTransition(previousDoc, doc);
  await recordOf(req, {
    action: isNew ? 'create' : (transition ?? 'change'),
    subject: { collection: collection.slug, documentId: Number(doc.id), title: titleOf(collection, doc) },
    ...(isNew || transition ? {} : { detail: { fields: changedFields(previousDoc, doc) } }),
  });
  return doc;
};

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await recordOf(req, {
    action: 'delete',
    subject: { collection: collection.slug, documentId: Number(id), title: titleOf(collection, doc) },
  });
  return doc;
};

const recordSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  await recordOf(req, {
    action: 'change',
    subject: { collection: global.slug, documentId: null, title: null },
    detail: { fields: changedFields(previousDoc, doc) },
  });
  return doc;
};

/** Records each save of a collection whose saves take effect immediately. Runs after all other hooks. */
export function audited(collection: CollectionConfig): CollectionConfig {
  if (OTHERWISE.has(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordChange],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    },
  };
}

/** The same for a global. */
export const auditedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordSettings] },
});
