import type { User } from '@keelstone/editing/payload-types.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { transactionOf, withTransactionOf } from '../publish/transaction.ts';

const REFUSAL = 'This is the last administrator. Make somebody else administrator first.';

/** Thrown when nobody could manage accounts any more. */
export class LastAdministratorError extends APIError {
  constructor() {
    super(REFUSAL, 409, null, true);
    this.name = 'LastAdministratorError';
  }
}

/** Accounts that a request takes away: one that is about several of them does so at once, none seeing the others. */
const leaving = new WeakMap<PayloadRequest['context'], Set<number>>();

/**
 * Whether an administrator remains without this account, until the end of the transaction: two that leave at the same
 * moment are judged one after the other, the second when the first is gone.
 */
async function isLast(id: number, req: PayloadRequest): Promise<boolean> {
  const gone = (leaving.get(req.context) ?? new Set()).add(id);
  leaving.set(req.context, gone);
  const executor = await transactionOf(req);
  await executor.query('select pg_advisory_xact_lock(1264939347, 13)');
  const { totalDocs } = await req.payload.count({
    ...(await withTransactionOf(req)),
    collection: 'users',
    where: { role: { equals: 'administrator' }, id: { not_in: [...gone] } },
  });
  return totalDocs === 0;
}

/** C-11: the last administrator stays one. */
export const keepAdministratorRole: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || originalDoc?.role !== 'administrator') return data;
  const stays = (data.role ?? 'administrator') === 'administrator';
  const isTrashed = Boolean((data as { deletedAt?: unknown }).deletedAt);
  if (stays && !isTrashed) return data;
  if (!(await isLast(originalDoc.id, req))) return data;
  if (isTrashed) throw new LastAdministratorError();
  throw new ValidationError({ collection: 'users', errors: [{ path: 'role', message: REFUSAL }] });
};

/** C-11: the last administrator is not deleted. */
export const keepAdministratorAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role } = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: 'users',
    id,
    depth: 0,
    trash: true,
  });
  if (role === 'administrator' && (await isLast(Number(id), req))) throw new LastAdministratorError();
};
