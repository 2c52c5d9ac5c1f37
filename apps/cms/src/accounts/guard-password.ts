import crypto from 'node:crypto';
import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { refusal } from '../access/endpoint.ts';
import { PASSWORD_WORK } from './guard-log-in.ts';
import { SHORTEST_PASSWORD } from './shortest-password.ts';

/** The admin's toast shows the label and screen readers announce it; the message appears at the field. */
const refuse = (path: string, label: string, message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path, label, message }] });

/** Counts characters as people do, not UTF-16 units. */
const isLongEnough = (password: unknown): boolean =>
  typeof password === 'string' && [...password].length >= SHORTEST_PASSWORD;

/** Payload would accept three characters (3.90.1), and runs none of our hooks when a password is reset by a link. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return;
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  // Forms that do not change the password send none, or an empty one.
  if (password === undefined || password === null || password === '' || isLongEnough(password)) return;
  throw refuse(
    'password',
    say('Password ({shortestPassword} characters at least)', { shortestPassword: SHORTEST_PASSWORD }),
    say('A password has {shortestPassword} characters at least. A few words are easy to keep.', {
      shortestPassword: SHORTEST_PASSWORD,
    }),
  );
};

/** Wrong current passwords per account, so that nobody can keep guessing in an open session. */
const WINDOW_MS = 10 * 60 * 1000;
const MOST_TRIES = 10;
const MOST_ACCOUNTS = 1000;
const tries = new RateLimit({ limit: MOST_TRIES, windowMs: WINDOW_MS, mostVisitors: MOST_ACCOUNTS });

async function isPasswordOf(id: number, password: string, req: PayloadRequest): Promise<boolean> {
  const account = await req.payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!account) return false;
  const { salt, hash } = account;
  if (!salt || !hash) return false;
  const { iterations, keyBytes, digest } = PASSWORD_WORK;
  const given = await new Promise<Buffer>((resolve, reject) =>
    crypto.pbkdf2(password, salt, iterations, keyBytes, digest, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
  // The hash follows the name of its algorithm. Accounts with an older algorithm were rehashed by the log-in that
  // every user of this form has made.
  const stored = Buffer.from(hash.slice(hash.indexOf(':') + 1), 'hex');
  return stored.length === given.length && crypto.timingSafeEqual(stored, given);
}

type Changed = Partial<User> & { currentPassword?: unknown };

function changesLogIn(data: Changed, before: User): boolean {
  const email = data.email?.toLowerCase().trim() ?? before.email;
  return Boolean(data.password) || email !== before.email;
}

/**
 * C-11: changing one's own e-mail address or password requires the current password, in case somebody else is at an
 * unlocked computer. The current password is not passed on.
 */
export const askForCurrentPassword: CollectionBeforeChangeHook<User> = async ({
  data: given,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, ...data } = given as Changed;
  if (operation !== 'update' || !originalDoc || req.user?.id !== originalDoc.id) return data;
  if (!changesLogIn(data, originalDoc)) return data;
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw refuse(
      'currentPassword',
      say('Current password (not given)'),
      say('Give your current password to change your e-mail address or password.'),
    );
  }
  const account = String(originalDoc.id);
  if (!tries.admits(account)) {
    throw refusal(say('There were too many wrong passwords. Try again in ten minutes.'), 429);
  }
  if (!(await isPasswordOf(originalDoc.id, currentPassword, req))) {
    throw refuse(
      'currentPassword',
      say('Current password (not the right one)'),
      say('This is not your current password.'),
    );
  }
  tries.reset(account);
  return data;
};
