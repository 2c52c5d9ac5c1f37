import type { User } from '@keelstone/editing/payload-types.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';

const REFUSAL = 'This is the last administrator. Make somebody else administrator first.';

/** Thrown when nobody could manage accounts any more. */
export class LastAdministratorError extends APIError {
  constructor() {
    super(REFUSAL, 409, null, true);
    this.name = 'LastAdministratorError';
  }
}

/** Payload adds `deletedAt` to what moves an account into the trash, though an account has no such field. */
type Saved = Partial<User> & { deletedAt?: unknown };

/** Whether what is saved of an administrator ends that he is one. */
const takesAway = (data: Saved | undefined): boolean =>
  (data?.role ?? 'administrator') !== 'administrator' || Boolean(data?.deletedAt);

/** Accounts that a request takes away. One that is about several names them all before any of them is judged. */
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

/** C-11: of a request about several accounts, none is judged by one that it takes away as well. */
export const nameLeavingAdministrators: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { where, data } = args as { where?: Where; data?: Saved };
  if (!where || (operation !== 'update' && operation !== 'delete')) return args;
  if (operation === 'update' && !takesAway(data)) return args;
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'users',
    where: { and: [where, { role: { equals: 'administrator' } }] },
    pagination: false,
    depth: 0,
    trash: true,
  });
  leaving.set(req.context, new Set(docs.map(({ id }) => id)));
  return args;
};

/** C-11: the last administrator stays one. */
export const keepAdministratorRole: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || originalDoc?.role !== 'administrator') return data;
  if (!takesAway(data)) return data;
  if (!(await isLast(originalDoc.id, req))) return data;
  if ((data as Saved).deletedAt) throw new LastAdministratorError();
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
