import { RateLimit } from '@keelstone/model/requests/rate-limit';
import {
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { readerOf } from '../publish/transaction.ts';
import { actorOf } from './actor-of.ts';
import type { AuditSubject } from './audit-entry.ts';
import { record, recordOf } from './record.ts';

const WINDOW_MS = 10 * 60 * 1000;
/** More than guard-log-in lets through, so that the first that it refuses is recorded too. */
const MOST_OF_AN_ACCOUNT = 12;
/** Of all addresses that are nobody's together: whoever makes them up cannot fill the trail. */
const MOST_OF_STRANGERS = 60;
const MOST_ACCOUNTS = 1000;
const ofAccounts = new RateLimit({
  limit: MOST_OF_AN_ACCOUNT,
  windowMs: WINDOW_MS,
  mostVisitors: MOST_ACCOUNTS,
});
const ofStrangers = new RateLimit({ limit: MOST_OF_STRANGERS, windowMs: WINDOW_MS, mostVisitors: 1 });

type Account = { id: number; name: string; isLocked: boolean } | null;

/** In the log-in's own transaction: who cannot be recorded is not let in. */
export const recordLogIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const subject: AuditSubject = { collection: 'users', documentId: Number(user.id), title: user.name };
  // Payload logs in whoever sets a new password by a link; that is no save with hooks of its own.
  const isNewPassword = req.pathname?.endsWith('/users/reset-password');
  try {
    if (isNewPassword) await recordOf(req, { action: 'password_change', subject });
    await recordOf(req, { action: 'log_in', subject });
  } catch (error) {
    // Payload would revoke the session in the failed transaction, fail at that, and never end it (3.90.1).
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
    'select id, name, coalesce(lock_until > clock_timestamp(), false) as locked from users where email = $1',
    [email],
  );
  const [row] = rows;
  return row ? { id: Number(row.id), name: String(row.name), isLocked: row.locked === true } : null;
}

async function recordFailure(email: string, req: PayloadRequest): Promise<void> {
  const account = await findAccount(email, req);
  const isRecorded = account ? ofAccounts.admits(String(account.id)) : ofStrangers.admits('strangers');
  if (!isRecorded) return;
  // What was typed is not kept: people type passwords where the address belongs.
  const subject = { collection: 'users', documentId: account?.id ?? null, title: account?.name ?? null };
  const entry = { actor: actorOf(req), subject };
  const executor = await readerOf(req);
  await record(executor, { ...entry, action: 'log_in_failed' });
  const wasLocked = req.context.wasLocked === true;
  if (account?.isLocked && !wasLocked) await record(executor, { ...entry, action: 'lock_out' });
}

/**
 * A log-in that failed is recorded by itself: nothing else of it is kept. The answer waits for it, for accounts that
 * there are and for those that there are not alike.
 */
export const recordFailedLogIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const { status } = error as { status?: number };
  const isRefused = status === 401 || status === 429;
  const email = (req.data as { email?: unknown } | undefined)?.email;
  if (!isRefused || !req.pathname?.endsWith('/users/login') || typeof email !== 'string') return;
  await recordFailure(email.toLowerCase().trim(), req as PayloadRequest).catch((failure: unknown) =>
    req.payload.logger.error({ err: failure }, 'A failed log-in could not be recorded'),
  );
};
