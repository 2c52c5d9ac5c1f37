import type { CollectionBeforeDeleteHook } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/** Nobody else could see or remove what somebody marked who has left. */
export const forgetShortcuts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: 'shortcuts',
    where: { owner: { equals: id } },
  });
};
