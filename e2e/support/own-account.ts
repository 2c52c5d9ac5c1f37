import { request } from '@playwright/test';

export type Account = { email: string; password: string };
export type Role = 'author' | 'editor' | 'administrator';

/** The URL of a CMS, and an administrator who can create accounts. */
type Origin = { cms: string; administrator: Account };

const TRIES = 8;

async function logIn(cms: string, who: Account): Promise<string | null> {
  const context = await request.newContext({ baseURL: cms });
  const response = await context.post('/api/users/login', { data: who });
  const token = response.ok() ? ((await response.json()) as { token: string }).token : null;
  await context.dispose();
  return token;
}

async function tryToCreate({ cms, administrator }: Origin, account: Account, role: Role): Promise<void> {
  const token = await logIn(cms, administrator);
  const context = await request.newContext({
    baseURL: cms,
    extraHTTPHeaders: { Authorization: `JWT ${token}`, Origin: cms },
  });
  await context.post('/api/users', { data: { ...account, name: `The ${role}`, role } });
  await context.dispose();
}

async function make(origin: Origin, role: Role): Promise<Account> {
  const email = `${role}-${process.env.TEST_PARALLEL_INDEX ?? 0}@keelstone.example`;
  const account = { email, password: origin.administrator.password };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await logIn(origin.cms, account)) return account;
    await tryToCreate(origin, account, role);
  }
  throw new Error(`The account ${email} could not be made. Is the administrator of the tests there?`);
}

const own: Partial<Record<Role, Promise<Account>>> = {};

/**
 * This worker's own account of a role. Payload stores the sessions of an account in one list, which two simultaneous
 * log-ins overwrite: the first would be logged out.
 */
export function ownAccount(origin: Origin, role: Role): Promise<Account> {
  own[role] ??= make(origin, role);
  return own[role];
}
