import type { User } from '@keelstone/editing/payload-types.ts';
import * as v from 'valibot';

/** A session as Payload's endpoints describe it; `exp` in seconds since 1970. */
export type Session = { user: User; exp: number; token: string };

const userSchema = v.custom<User>((value) => v.is(v.object({ id: v.number(), email: v.string() }), value));
/** Without a session, `user` is null, or missing beside the reason. */
const sessionSchema = v.object({
  user: v.nullish(userSchema),
  exp: v.nullish(v.number()),
  token: v.nullish(v.string()),
  refreshedToken: v.nullish(v.string()),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

type SessionResponse = v.InferOutput<typeof sessionSchema>;

const USERS = '/api/users';
const LOG_IN = '/login';

async function ask(path: string, init: RequestInit, request: typeof fetch): Promise<SessionResponse> {
  const response = await request(`${USERS}${path}`, { credentials: 'same-origin', ...init });
  // Nobody knows whether there is a session while its database is away, or a proxy answers for the CMS.
  if (response.status >= 500 && path !== LOG_IN) throw new Error('The CMS does not respond');
  return v.parse(sessionSchema, await response.json());
}

const sessionIn = ({ user, exp, token, refreshedToken }: SessionResponse): Session | null =>
  user && exp ? { user, exp, token: refreshedToken ?? token ?? '' } : null;

/** The session that the browser has; null if it has ended. @throws Error if the CMS does not respond */
export const readSession = async (request: typeof fetch): Promise<Session | null> =>
  sessionIn(await ask('/me', {}, request));

/** Extends the session; null if it has ended. @throws Error if the CMS does not respond */
export const extendSession = async (request: typeof fetch): Promise<Session | null> =>
  sessionIn(await ask('/refresh-token', { method: 'POST' }, request));

/** Logs in. @throws Error with a sentence for the editor */
export async function startSession(
  request: typeof fetch,
  { email, password, failed }: { email: string; password: string; failed: string },
): Promise<Session> {
  const response = await ask(
    LOG_IN,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    },
    request,
  ).catch((): SessionResponse => ({}));
  const session = sessionIn(response);
  if (!session) throw new Error(response.errors?.[0]?.message ?? failed);
  return session;
}
