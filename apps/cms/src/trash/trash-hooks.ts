import { say } from '@keelstone/languages/say.ts';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';
import { readClock } from '../database/database-clock.ts';
import { readerOf } from '../database/transaction.ts';
import { TRASH_DAYS } from '../database/trashed-collections.ts';

/** Thrown when a document that is not in the trash is to be deleted permanently. */
class NotInTrashError extends APIError {
  constructor() {
    super(
      say(
        'What is deleted lies in the trash for {trashDays} days first. Move it there with PATCH and { "deletedAt": "now" }; DELETE with ?trash=true then deletes it for good.',
        { trashDays: TRASH_DAYS },
      ),
      409,
      null,
      true,
    );
    this.name = 'NotInTrashError';
  }
}

/** Thrown when a document in the trash is to be changed. */
class InTrashError extends APIError {
  constructor() {
    super(say('This lies in the trash. Restore it, then change it.'), 409, null, true);
    this.name = 'InTrashError';
  }
}

type Arguments = { data?: Record<string, unknown>; overrideAccess?: boolean; trash?: boolean };

const withoutDeletedAt = ({ deletedAt: _, ...data }: Record<string, unknown>) => data;

/**
 * Normalizes every way into and out of the trash to the same save: as a draft, with the database's time, and without
 * other changes. So nothing in the trash is published, only an editor can publish what is restored, and neither a
 * request nor a wrong clock of this process can backdate the deletion.
 */
export const plainTrashing: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const request = args as Arguments;
  if (operation === 'delete' && !request.trash && !request.overrideAccess) throw new NotInTrashError();
  const isUpdate = operation === 'update' || (operation as string) === 'updateByID';
  if (!isUpdate || !request.data || !('deletedAt' in request.data)) return args;
  const isMovedThere = Boolean(request.data.deletedAt);
  // Forms include the empty field.
  if (!isMovedThere && !request.trash) return { ...args, data: withoutDeletedAt(request.data) };
  const asDraft = collection.versions?.drafts ? { _status: 'draft', moderation: 'draft' } : {};
  const deletedAt = isMovedThere ? (await readClock(await readerOf(req))).toISOString() : null;
  return {
    ...args,
    data: { deletedAt, ...asDraft },
    draft: false,
    autosave: false,
    publishAllLocales: undefined,
    publishSpecificLocale: undefined,
    unpublishAllLocales: undefined,
  };
};

/** A document in the trash can be restored or deleted, but not changed. */
export const refuseChangeInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (originalDoc?.deletedAt && data.deletedAt) throw new InTrashError();
  return data;
};

/** True while a save moves a document to the trash. */
export const movesToTrash = (data: { deletedAt?: unknown }, originalDoc?: { deletedAt?: unknown }) =>
  Boolean(data.deletedAt) && !originalDoc?.deletedAt;
