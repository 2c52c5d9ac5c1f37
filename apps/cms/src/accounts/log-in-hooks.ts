import { RateLimit } from '@keelstone/model/requests/rate-limit';
import {
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { isUsersEndpoint } from '../access/users-endpoint.ts';
import type { AuditSubject } from '../audit/audit-entry.ts';
import { record, recordOf } from '../audit/record.ts';
import { actorOf } from '../database/actor-of.ts';
import { readerOf } from '../database/transaction.ts';

const WINDOW_MS = 10 * 60 * 1000;
/** More than guard-log-in allows, so that its first refusal is recorded too. */
const MOST_OF_AN_ACCOUNT = 12;
/** For all unknown addresses together, so that made-up addresses cannot fill the trail. */
const MOST_OF_STRANGERS = 60;
const MOST_ACCOUNTS = 1000;
const ofAccounts = new RateLimit({
  limit: MOST_OF_AN_ACCOUNT,
  windowMs: WINDOW_MS,
  mostVisitors: MOST_ACCOUNTS,
});
const ofStrangers = new RateLimit({ limit: MOST_OF_STRANGERS, windowMs: WINDOW_MS, mostVisitors: 1 });

type Account = { id: number; name: string; isLocked: boolean } | null;

/** Runs in the transaction of the log-in: a log-in that cannot be recorded fails. */
export const recordLogIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const subject: AuditSubject = { collection: 'users', documentId: Number(user.id), title: user.name };
  // Payload also logs in a user who resets the password by a link, without running hooks of a save.
  const isNewPassword = isUsersEndpoint(req.pathname, 'reset-password');
  try {
    if (isNewPassword) await recordOf(req, { action: 'password_change', subject });
    await recordOf(req, { action: 'log_in', subject });
  } catch (error) {
    // Otherwise Payload would try to revoke the session in the failed transaction, fail, and never end it (3.90.1).
    await killTransaction(req);
    throw error;
  }
  return user;
};

export const recordLogOut: CollectionAfterLogoutHook = async ({ req }) => {
  const { user } = req;
  if (!user) return;
  await recordOf(req, {
    action: 'log_out',
    subject: { collection: 'users', documentId: Number(user.id), title: user.name },
  });
};

async function findAccount(email: string, req: PayloadRequest): Promise<Account> {
  const executor = await readerOf(req);
  const { rows } = await executor.query(
    'select id, name, coalesce(lock_until > $2::timestamptz, false) as locked from users where email = $1',
    // By the clock by which Payload locks: that of the database may be minutes ahead.
    [email, new Date().toISOString()],
  );
  const [row] = rows;
  return row ? { id: Number(row.id), name: String(row.name), isLocked: row.locked === true } : null;
}

async function recordFailure(email: string, req: PayloadRequest): Promise<void> {
  const account = await findAccount(email, req);
  const isRecorded = account ? ofAccounts.admits(String(account.id)) : ofStrangers.admits('strangers');
  if (!isRecorded) return;
  // The submitted address is not recorded: people type passwords into the wrong field.
  const subject = { collection: 'users', documentId: account?.id ?? null, title: account?.name ?? null };
  const entry = { actor: actorOf(req), subject };
  const executor = await readerOf(req);
  await record(executor, { ...entry, action: 'log_in_failed' });
  const wasLocked = req.context.wasLocked === true;
  if (account?.isLocked && !wasLocked) await record(executor, { ...entry, action: 'lock_out' });
}

/**
 * Records a failed log-in in a transaction of its own, because the failed one is rolled back. The response waits
 * for it equally for existing and unknown accounts, so that timing reveals nothing.
 */
export const recordFailedLogIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const { status } = error as { status?: number };
  const isRefused = status === 401 || status === 429;
  const email = (req.data as { email?: unknown } | undefined)?.email;
  if (!isRefused || !isUsersEndpoint(req.pathname, 'login') || typeof email !== 'string') return;
  await recordFailure(email.toLowerCase().trim(), req as PayloadRequest).catch((failure: unknown) =>
    req.payload.logger.error({ err: failure }, 'A failed log-in could not be recorded'),
  );
};
