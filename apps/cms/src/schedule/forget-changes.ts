import type { CollectionBeforeDeleteHook } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/**
 * What was planned for a page goes with it. Before anything else of the deletion: a change that is being done is waited
 * for here, and not later, when each would hold what the other waits for.
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
