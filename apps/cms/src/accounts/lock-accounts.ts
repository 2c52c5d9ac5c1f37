import { say } from '@keelstone/languages/say.ts';
import {
  APIError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isAdministrator } from '../access/roles.ts';
import { sessionOf, transactionOf } from '../database/transaction.ts';

type Id = number | string;

/** Whoever holds the lock derives a key at most, in a tenth of a second. */
const PATIENCE = '5s';
const LOCK_NOT_AVAILABLE = '55P03';

/** Thrown when others have been changing the account for too long. */
class AccountBusyError extends APIError {
  constructor() {
    super(
      say('Nothing was saved, because this account is being changed by others. Try again in a moment.'),
      423,
      null,
      true,
    );
    this.name = 'AccountBusyError';
  }
}

/** Thrown when the session of a request ended while the request waited. */
class SessionEndedError extends APIError {
  constructor() {
    super(say('Nothing was saved, because your session has ended. Log in again.'), 401, null, true);
    this.name = 'SessionEndedError';
  }
}

const ALL = 'all';

/** What each open transaction has locked. */
const locked = new WeakMap<object, Set<string>>();

/** Whether nobody else can have changed the account since this transaction read it. */
export async function hasLocked(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  id: Id,
): Promise<boolean> {
  const session = await sessionOf(req);
  const ids = session && locked.get(session);
  return Boolean(ids?.has(ALL) || ids?.has(String(id)));
}

const isTimeout = (error: unknown): boolean =>
  (error as { cause?: { code?: unknown } }).cause?.code === LOCK_NOT_AVAILABLE;

/** Runs a statement that locks accounts, and returns the ids of what the transaction has locked, to be added to. */
async function lock(
  req: PayloadRequest,
  statement: string,
  parameters: unknown[] = [],
): Promise<Set<string>> {
  const executor = await transactionOf(req);
  await executor.query(`set local lock_timeout = '${PATIENCE}'`);
  const { rows } = await executor.query(statement, parameters).catch((error: unknown) => {
    throw isTimeout(error) ? new AccountBusyError() : error;
  });
  await executor.query('set local lock_timeout to default');
  const session = (await sessionOf(req)) as object;
  const ids = locked.get(session) ?? new Set();
  locked.set(session, ids);
  for (const { id } of rows) ids.add(String(id));
  return ids;
}

/**
 * Locks accounts until the end of the request's transaction, in the order of their ids, so that two requests never
 * wait for each other. What is read after it is what others have committed. Foreign keys to an account do not wait.
 */
export async function lockAccountsOf(req: PayloadRequest, ids: readonly Id[]): Promise<void> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  await lock(
    req,
    'select id from users where id = any($1::bigint[]) order by id for no key update',
    // A text, because drizzle would bind each element of an array.
    [`{${numbers.join(',')}}`],
  );
}

/** Bulk requests: which accounts they find may change while they wait, so they lock the table. */
async function lockAllAccounts(req: PayloadRequest): Promise<void> {
  (await lock(req, 'lock table users in exclusive mode')).add(ALL);
}

/**
 * The session was read when the request came in. An administrator may have ended it since then, by a new role, a new
 * password or the deletion of the account.
 */
async function expectSession(req: PayloadRequest): Promise<void> {
  const sid = (req.user as { _sid?: string } | null)?._sid;
  if (!req.user || sid === undefined) return;
  const executor = await transactionOf(req);
  const { rows } = await executor.query('select 1 from users_sessions where id = $1 and _parent_id = $2', [
    sid,
    req.user.id,
  ]);
  if (rows.length === 0) throw new SessionEndedError();
}

type Arguments = { id?: Id; where?: unknown; data?: { token?: unknown }; overrideAccess?: boolean };

/**
 * C-11: Payload 3.90.1 reads a whole account and writes it back later, and would undo whatever was committed between
 * the two. These operations wait for each other instead, account by account, before they read. Log-ins do not, because
 * they check a password in between: see write-sessions-only.ts.
 *
 * @throws AccountBusyError, SessionEndedError
 */
export const lockAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as Arguments;
  if (operation === 'resetPassword') {
    // The second of two uses of a link finds the token used.
    await lock(req, 'select id from users where reset_password_token = $1 for no key update', [
      String(data?.token),
    ]);
    return;
  }
  if (!['create', 'refresh', 'update', 'delete'].includes(operation)) return;
  // Others change their own account at most; they need not be able to hold somebody else's.
  const changesOthers = overrideAccess || isAdministrator(req);
  const own = req.user ? [req.user.id] : [];
  const ids = id !== undefined && changesOthers ? [...own, id] : own;
  const isBulk = id === undefined && (operation === 'update' || operation === 'delete');
  if (isBulk && changesOthers) await lockAllAccounts(req);
  else if (ids.length > 0) await lockAccountsOf(req, ids);
  await expectSession(req);
};

/** The same for a log-out: it runs this hook first in its transaction, before it reads the account. */
export const lockOwnAccount: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccountsOf(req, [req.user.id]);
};
