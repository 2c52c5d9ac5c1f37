import type { User } from '@keelstone/editing/payload-types.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
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

const REFUSAL: AdminText = 'This is the last administrator. Make somebody else administrator first.';

/** Thrown when no account would be left that can manage accounts. */
class LastAdministratorError extends APIError {
  constructor() {
    super(say(REFUSAL), 409, null, true);
    this.name = 'LastAdministratorError';
  }
}

/** Payload adds `deletedAt` when it moves an account to the trash, although the type has no such field. */
type Saved = Partial<User> & { deletedAt?: unknown };

/** Whether a save removes the administrator role or trashes the account. */
const takesAway = (data: Saved | undefined): boolean =>
  (data?.role ?? 'administrator') !== 'administrator' || Boolean(data?.deletedAt);

/** Administrators that a request removes. A bulk request lists them all before any of them is checked. */
const leaving = new WeakMap<PayloadRequest['context'], Set<number>>();

/**
 * Whether no other administrator would remain. Holds a lock until the end of the transaction, so that two
 * concurrent removals are checked one after the other.
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

/** C-11: a bulk request must not count an administrator as remaining when it removes that one as well. */
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

/** C-11: the last administrator cannot lose the role. */
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
  throw new ValidationError({ collection: 'users', errors: [{ path: 'role', message: say(REFUSAL) }] });
};

/** C-11: the last administrator cannot be deleted. */
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
