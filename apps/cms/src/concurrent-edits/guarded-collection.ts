import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalAfterChangeHook,
  GlobalAfterReadHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  Where,
} from 'payload';
import { isStaff } from '../access/roles.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { recordCreation, refuseRepetition } from './creations.ts';
import { findOtherHolder, LOCK_SECONDS } from './edit-locks.ts';
import type { EditedDocument } from './edited-document.ts';
import { refuseFormerForm } from './fields-of.ts';
import { isRequested } from './is-requested.ts';
import { deleteLastSave, recordLastSave } from './last-save.ts';
import { lockSaves, lockSavesOf, refuseStaleSave } from './refuse-stale-save.ts';
import { EditLockError } from './refused-save.ts';
import { withRemovedRows } from './rows/removed-rows.ts';

type Selection = { where?: Where; limit?: number; trash?: boolean; draft?: boolean };
type Arguments = { id?: number | string; data?: Record<string, unknown>; overrideLock?: boolean };

const refuseLocked = async (req: PayloadRequest, edited: EditedDocument) => {
  const holder = await findOtherHolder(req, edited);
  if (holder) throw new EditLockError(holder.name);
};

/**
 * A change of a selection reads all documents at its beginning, and writes them whole: it waits for the saves of each
 * that have begun, and those that begin now wait for it. In the order of their ids, so that two wait for each other in one
 * order. Before anything else is locked, as saves do.
 */
async function lockSelection(
  req: PayloadRequest,
  slug: string,
  { where, limit, trash, draft }: Selection,
): Promise<void> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: slug as CollectionSlug,
    ...(where && { where }),
    ...(limit && { limit }),
    draft: draft === true,
    trash: trash ?? false,
    // Whether they may be changed is asked for each; how many may be, in ../http/guard-query.ts.
    overrideAccess: true,
    depth: 0,
    select: { updatedAt: true },
    sort: 'id',
    pagination: false,
  });
  await lockSavesOf(
    req,
    slug,
    docs.map(({ id }) => id),
  );
}

const SAVES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID']);

const guardFields: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Anonymous users must learn nothing here, see below. What follows from a request is no form.
  if (SAVES.has(operation) && isStaff(req) && req.payloadAPI === 'REST') refuseFormerForm(req);
  return args;
};

const guardSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data, overrideLock } = args as Arguments;
  const isSave = operation === 'update' || operation === 'updateByID';
  if (id === undefined && operation === 'update' && isStaff(req) && req.payloadAPI === 'REST')
    await lockSelection(req, collection.slug, args as Selection);
  if (id === undefined || !(isSave || operation === 'delete' || operation === 'deleteByID')) return args;
  // Payload checks access after this hook, so anonymous users must learn nothing here.
  if (!isStaff(req) || !isRequested(req, collection.slug, id)) return args;
  const edited = { collection, id: Number(id) };
  if (collection.lockDocuments !== false && !overrideLock) await refuseLocked(req, edited);
  if (isSave) await lockSaves(req, edited);
  if (isSave) await refuseStaleSave(req, edited, data);
  // Payload 3.90.1 would look for locks once more, on a second connection: if the others wait for what this request
  // has locked, there is none.
  return { ...args, overrideLock: true };
};

/** Restoring a revision replaces the latest draft as a save does. What is restored is named by its revision. */
const guardRestore: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id: revision } = args as Arguments;
  if (operation !== 'restoreVersion' || revision === undefined) return args;
  if (!isStaff(req) || !isRequested(req, collection.slug, revision)) return args;
  const stored = await req.payload.findVersionByID({
    ...(await withTransactionOf(req)),
    collection: collection.slug as CollectionSlug,
    id: String(revision),
    depth: 0,
    disableErrors: true,
  });
  if (!stored) return args;
  const edited = { collection, id: Number(stored.parent) };
  if (collection.lockDocuments !== false) await refuseLocked(req, edited);
  await lockSaves(req, edited);
  await refuseStaleSave(req, edited, undefined);
  return args;
};

const recordSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await recordLastSave(req, { collection, id: Number(doc.id) });
  return doc;
};

const deleteSave: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await deleteLastSave(req, { collection, id: Number(id) });
  return doc;
};

const entityTag = (updatedAt: string) => `"${updatedAt}"`;

function sendEntityTag(req: PayloadRequest, updatedAt: unknown): void {
  if (typeof updatedAt !== 'string') return;
  req.responseHeaders = new Headers(req.responseHeaders);
  req.responseHeaders.set('etag', entityTag(updatedAt));
}

/** A document that is read or saved by id is returned with the ETag that `If-Match` of the next save refers to. */
const tagDocument: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  if (operation !== 'findByID' && operation !== 'updateByID') return result;
  const { id, updatedAt } = (result ?? {}) as { id?: number; updatedAt?: string };
  if (id !== undefined && isRequested(req, collection.slug, id)) sendEntityTag(req, updatedAt);
  return result;
};

/** Adds the component that holds the lock and shows the dialog when a save is refused. */
const concurrentEditsField: Field = {
  name: 'concurrentEdits',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/concurrent-edits/view/concurrent-edits.tsx#ConcurrentEdits' },
  },
};

/** C-14: adds version checks to a collection's saves, and locks that end with their tab. */
export function withConcurrentEdits(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, lockDocuments } = collection;
  return {
    ...collection,
    lockDocuments: lockDocuments === false ? false : { duration: LOCK_SECONDS },
    fields: [
      ...(collection.versions ? collection.fields : withRemovedRows(collection.fields)),
      concurrentEditsField,
    ],
    hooks: {
      ...hooks,
      beforeOperation: [
        // What a former form has created already is found, and not refused: it would be typed, and saved, again.
        refuseRepetition,
        guardFields,
        guardSave,
        guardRestore,
        ...(hooks.beforeOperation ?? []),
      ],
      afterChange: [...(hooks.afterChange ?? []), recordSave, recordCreation],
      afterDelete: [...(hooks.afterDelete ?? []), deleteSave],
      afterOperation: [...(hooks.afterOperation ?? []), tagDocument],
    },
  };
}

const guardGlobalSave: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' || !isStaff(req) || !isRequested(req, global.slug)) return args;
  refuseFormerForm(req);
  const { data, overrideLock } = args as Arguments;
  if (!overrideLock) await refuseLocked(req, { global });
  await lockSaves(req, { global });
  await refuseStaleSave(req, { global }, data);
  return args;
};

const recordGlobalSave: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await recordLastSave(req, { global });
  return doc;
};

const tagGlobal: GlobalAfterReadHook = ({ doc, global, req }) => {
  if (isRequested(req, global.slug)) sendEntityTag(req, doc.updatedAt);
  return doc;
};

/** The same for a global. */
export function globalWithConcurrentEdits(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  return {
    ...global,
    lockDocuments: { duration: LOCK_SECONDS },
    fields: [...withRemovedRows(global.fields), concurrentEditsField],
    hooks: {
      ...hooks,
      beforeOperation: [guardGlobalSave, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), recordGlobalSave],
      afterRead: [...(hooks.afterRead ?? []), tagGlobal],
    },
  };
}
