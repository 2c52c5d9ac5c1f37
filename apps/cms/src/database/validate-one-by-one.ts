import type { CollectionBeforeValidateHook } from 'payload';
import { lockPublishing } from './publishing-lock.ts';
import { transactionOf } from './transaction.ts';

/** Saves are judged one after the other: two at once would each not see what the other takes. */
export const judgeOneByOne: CollectionBeforeValidateHook = async ({ data, req }) => {
  await lockPublishing(await transactionOf(req));
  return data;
};
