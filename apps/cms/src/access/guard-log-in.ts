import crypto from 'node:crypto';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type {
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { APIError } from 'payload';

const WINDOW_MS = 10 * 60 * 1000;
/** Of one account, known or not, since the last that was right; Payload locks a known one after five. */
const MOST_LOG_INS = 10;
const MOST_ACCOUNTS = 20_000;
const limit = new RateLimit({ limit: MOST_LOG_INS, windowMs: WINDOW_MS, mostVisitors: MOST_ACCOUNTS });

/** Of one account: each is a message to somebody. */
const MOST_FORGOTTEN = 5;
const forgotten = new RateLimit({ limit: MOST_FORGOTTEN, windowMs: WINDOW_MS, mostVisitors: MOST_ACCOUNTS });

/** What Payload does to check a password: guard-log-in.integration.test.ts holds the two to each other. */
export const PASSWORD_WORK = { iterations: 600_000, keyBytes: 32, digest: 'sha256' };

/** The same for an account that is not there, is locked, or has another password. */
const REFUSAL =
  'The e-mail address or the password is not right, or the account is locked after too many tries. ' +
  'Try again in ten minutes, or ask an administrator.';

/** A digest: what is typed as an address may be anything, and of any length. */
const markOf = (email: string) => crypto.createHash('sha256').update(email).digest('base64');

/** Thrown when somebody tries one account too often. */
export class TooManyLogInsError extends APIError {
  constructor() {
    super('There were too many log-ins with this e-mail address. Try again in ten minutes.', 429, null, true);
    this.name = 'TooManyLogInsError';
  }
}

/**
 * Whether Payload will look at the password: not of an account that it does not know, or that is locked. The latter is
 * noted: the audit trail tells who was locked out by this log-in from who was before.
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
 * Limits log-ins, and lets none tell from how long it takes whether there is such an account (C-11). Whatever way the
 * log-in came.
 *
 * @throws TooManyLogInsError
 */
export const guardLogIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data;
  // Payload says what is missing.
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const account = email.toLowerCase().trim();
  if (!limit.admits(markOf(account))) throw new TooManyLogInsError();
  if (!(await checksPassword(account, req))) await workAsLong(password);
  return args;
};

/** Limits links for a new password, of accounts that there are and that there are not alike. */
export const limitForgottenPasswords: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'forgotPassword') return;
  const { email } = (args as { data: { email?: unknown } }).data;
  if (typeof email !== 'string' || forgotten.admits(markOf(email.toLowerCase().trim()))) return;
  throw new APIError(
    'There were too many links for this e-mail address. Try again in ten minutes.',
    429,
    null,
    true,
  );
};

/** Whoever knows the password may log in as often as he likes. */
export const forgetLogIns: CollectionAfterLoginHook = ({ user }) => limit.forget(markOf(user.email));

/** Refused log-ins are all told the same. */
export const hideWhyRefused: CollectionAfterErrorHook = ({ error, req }) => {
  const { status } = error as { status?: number };
  if (status !== 401 || !req.pathname?.endsWith('/users/login')) return undefined;
  return { status, response: { errors: [{ message: REFUSAL }] } };
};
