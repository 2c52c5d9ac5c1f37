import crypto from 'node:crypto';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import pLimit from 'p-limit';
import type {
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { APIError } from 'payload';
import { refusal } from '../access/endpoint.ts';
import { isUsersEndpoint } from '../access/users-endpoint.ts';

const WINDOW_MS = 10 * 60 * 1000;
/**
 * Failed attempts per e-mail address since the last success, whether or not an account exists. Payload itself locks
 * an existing account after five.
 */
const MOST_LOG_INS = 10;
const MOST_ACCOUNTS = 20_000;
const limit = new RateLimit({ limit: MOST_LOG_INS, windowMs: WINDOW_MS, mostVisitors: MOST_ACCOUNTS });

/** Reset requests per e-mail address: each one sends a message. */
const MOST_RESETS = 5;
const resetLimit = new RateLimit({ limit: MOST_RESETS, windowMs: WINDOW_MS, mostVisitors: MOST_ACCOUNTS });

/** The work Payload does to check a password; guard-log-in.integration.test.ts fails if the two diverge. */
export const PASSWORD_WORK = { iterations: 600_000, keyBytes: 32, digest: 'sha256' };

/**
 * Passwords that are checked at once for accounts that do not exist: as many as there are threads, so that it takes as
 * long as for those that do. The same threads verify sessions and read files, which wait for one of these, not for all.
 */
const atOnce = pLimit(Number(process.env.UV_THREADPOOL_SIZE) || 4);
const MOST_WAITING = 200;

/** The same message whether the account does not exist, is locked, or has a different password. */
const REFUSAL: AdminText =
  'The e-mail address or the password is not right, or the account is locked after too many tries. Try again in ten minutes, or ask an administrator.';

/** A digest, because the submitted address can be any text of any length. */
const digestOf = (email: string) => crypto.createHash('sha256').update(email).digest('base64');

/** Thrown when there were too many attempts for one e-mail address. */
class TooManyLogInsError extends APIError {
  constructor() {
    super(
      say('There were too many log-ins with this e-mail address. Try again in ten minutes.'),
      429,
      null,
      true,
    );
    this.name = 'TooManyLogInsError';
  }
}

/** Thrown when so many log in at once that this one would wait for long. */
class BusyLogInError extends APIError {
  constructor() {
    super(say('Too many people are logging in at this moment. Try again in a minute.'), 429, null, true);
    this.name = 'BusyLogInError';
  }
}

/**
 * Whether Payload will check the password: it does not for an unknown or locked account. A locked account is
 * recorded in the request context, so that the audit trail can tell accounts locked by this log-in from those
 * locked before.
 */
async function checksPassword(email: string, req: PayloadRequest): Promise<boolean> {
  const user = await req.payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: 'users',
    where: { email: { equals: email } },
  });
  const isLocked = Boolean(user?.lockUntil && new Date(user.lockUntil) > new Date());
  req.context.wasLocked = isLocked;
  return user !== null && !isLocked;
}

/**
 * Nobody has tried a password while the database does not answer. Counted, the tries of an outage would keep staff out for
 * ten minutes after it.
 */
const takeBack = (account: string) => (error: unknown) => {
  limit.takeBack(digestOf(account));
  throw error;
};

function workAsLong(password: string): Promise<void> {
  const { iterations, keyBytes, digest } = PASSWORD_WORK;
  return new Promise((resolve, reject) => {
    const salt = crypto.randomBytes(32).toString('hex');
    crypto.pbkdf2(password, salt, iterations, keyBytes, digest, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/**
 * Limits log-ins by any route, and takes equally long whether or not the account exists, so that response times do
 * not reveal it (C-11): also one of an existing account waits for those of others that do not exist.
 *
 * @throws TooManyLogInsError
 * @throws BusyLogInError
 */
export const guardLogIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data;
  // Payload itself reports what is missing.
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const account = email.toLowerCase().trim();
  if (atOnce.pendingCount >= MOST_WAITING) throw new BusyLogInError();
  if (!limit.admits(digestOf(account))) throw new TooManyLogInsError();
  await atOnce(async () => {
    if (!(await checksPassword(account, req).catch(takeBack(account)))) await workAsLong(password);
  });
  return args;
};

/** Limits password reset links, equally for existing and unknown accounts. */
export const limitPasswordResets: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'forgotPassword') return;
  const { email } = (args as { data: { email?: unknown } }).data;
  if (typeof email !== 'string' || resetLimit.admits(digestOf(email.toLowerCase().trim()))) return;
  throw refusal(say('There were too many links for this e-mail address. Try again in ten minutes.'), 429);
};

/** Resets the limit of an account in this process: who unlocks it, or gives it another password, lets its owner in. */
export const resetLogIns = (email: string): void => limit.reset(digestOf(email.toLowerCase().trim()));

/** A successful log-in resets the limit. So does a new password by a link, with which Payload logs its user in. */
export const deleteLogIns: CollectionAfterLoginHook = ({ user }) => resetLogIns(user.email);

/** All refused log-ins get the same message. */
export const hideWhyRefused: CollectionAfterErrorHook = ({ error, req }) => {
  const { status } = error as { status?: number };
  if (status !== 401 || !isUsersEndpoint(req.pathname, 'login')) return undefined;
  return { status, response: { errors: [{ message: say(REFUSAL) }] } };
};
