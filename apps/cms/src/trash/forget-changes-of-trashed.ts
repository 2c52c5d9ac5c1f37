import { CONTENT_TYPES } from '@keelstone/model';
import type { CollectionBeforeChangeHook } from 'payload';
import { forgetChanges } from '../schedule/forget-changes.ts';
import { movesToTrash } from './trash-hooks.ts';

/** What was planned for a page is void once the page lies in the trash; restored, it comes back without. */
export const forgetChangesOfTrashed: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const isNode = (CONTENT_TYPES as readonly string[]).includes(collection.slug);
  if (isNode && movesToTrash(data, originalDoc)) {
    await forgetChanges({ collection, context, id: originalDoc.id, req });
  }
  return data;
};
