import type { CollectionBeforeDeleteHook } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/**
 * Deletes a page's scheduled changes with it. Runs first in the deletion: a change that is being carried out is
 * waited for here; later, both would wait for each other.
 */
export const forgetChanges: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    where: {
      and: [{ 'document.relationTo': { equals: collection.slug } }, { 'document.value': { equals: id } }],
    },
  });
};
