import { say } from '@keelstone/languages/say.ts';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { isAuthor } from './roles.ts';

/** Thrown when a save by an author would change what visitors see. */
export class PublishingRefusedError extends APIError {
  constructor() {
    super(
      say(
        'Authors write and send to review; what visitors see is changed by editors. Choose "In review" and save a draft.',
      ),
      403,
      null,
      true,
    );
    this.name = 'PublishingRefusedError';
  }
}

/** Thrown when restoring a revision would overwrite the published one. */
export class RestoredAsDraftError extends APIError {
  constructor() {
    super(say('A revision is restored as a draft, and published after that (C-12).'), 400, null, true);
    this.name = 'RestoredAsDraftError';
  }
}

type SaveArguments = {
  draft?: boolean;
  data?: { _status?: string };
  duplicateFromID?: number | string;
  unpublishAllLocales?: boolean | string;
};

/** Records whether a save is a draft, because Payload does not pass that on to later hooks. */
export const recordDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'restoreVersion'].includes(operation)) return args;
  const { draft, data, duplicateFromID, unpublishAllLocales } = args as SaveArguments;
  if (operation === 'restoreVersion' && draft !== true) throw new RestoredAsDraftError();
  // Even as a draft, this would overwrite the published revision.
  if (unpublishAllLocales && isAuthor(req)) throw new PublishingRefusedError();
  // Duplicating never publishes the copy.
  if (duplicateFromID !== undefined && data?._status !== 'published') {
    req.context.savesDraft = true;
    return { ...args, draft: true };
  }
  req.context.savesDraft = draft === true && data?._status !== 'published';
  return args;
};

/** C-11: an author cannot change published content, whichever way the request came. */
export const guardPublishing: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isAuthor(req) || req.context.savesDraft) return data;
  if (data._status === 'published') throw new PublishingRefusedError();
  if (operation === 'create') return data;
  const asVisitorsSeeIt = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: collection.slug,
    id: originalDoc.id,
    depth: 0,
    draft: false,
    trash: true,
  });
  if ((asVisitorsSeeIt as { _status?: string })._status === 'published') throw new PublishingRefusedError();
  return data;
};
