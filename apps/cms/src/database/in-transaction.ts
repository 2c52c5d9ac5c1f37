import { say } from '@keelstone/languages/say.ts';
import type { Executor } from '@keelstone/read-model';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { textsOfReader, transactionOf } from './transaction.ts';

/** Thrown when the database cannot begin a transaction. */
class NoTransactionBegunError extends Error {
  constructor() {
    super(say('The database began no transaction, so nothing was done. Try again when it is well.'));
    this.name = 'NoTransactionBegunError';
  }
}

/** Runs work in a transaction of its own, rolled back if it throws. */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest, executor: Executor) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new NoTransactionBegunError();
  const texts = await textsOfReader(payload);
  const req = await createLocalReq({ req: { transactionID, context: {}, ...texts } }, payload);
  try {
    const result = await work(req, await transactionOf(req));
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** The same in a transaction of a user's request, whose own operations join it. */
export async function inTransactionOf<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
