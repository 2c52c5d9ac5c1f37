import { executeAuthStrategies, type Payload } from 'payload';

/**
 * Whether headers are those of somebody who is logged in. `payload.auth` also works out everything that they may do, or
 * a stranger, which takes ten times as long.
 */
export async function isLoggedIn(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload });
  return user !== null;
}
