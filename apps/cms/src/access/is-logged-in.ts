import { executeAuthStrategies, type Payload } from 'payload';

/**
 * Whether headers are those of somebody who is logged in. `payload.auth` also works out everything that they may do, or
 * a stranger: 12 ms instead of 5 µs for a stranger (29 November 2026).
 */
export async function isLoggedIn(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload });
  return user !== null;
}
