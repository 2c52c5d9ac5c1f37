import type { CollectionBeforeDeleteHook } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/** Deletes the shortcuts of a deleted user: nobody else could see or remove them. */
export const forgetShortcuts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: 'shortcuts',
    where: { owner: { equals: id } },
  });
};
