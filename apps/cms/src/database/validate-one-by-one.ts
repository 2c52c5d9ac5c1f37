import type { CollectionBeforeValidateHook } from 'payload';
import { lockPublishing } from './publishing-lock.ts';
import { transactionOf } from './transaction.ts';

/** Serializes the validation of saves: two concurrent ones would not see what the other claims. */
export const judgeOneByOne: CollectionBeforeValidateHook = async ({ data, req }) => {
  await lockPublishing(await transactionOf(req));
  return data;
};
