import { say } from '@keelstone/languages/say.ts';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { hasLostConnectionSince } from '../database/survive-lost-connections.ts';
import type { Handler } from './handler.ts';

/** A database that takes longer than this to say that it is there is not. */
const PATIENCE_MS = 2000;
const RETRY_AFTER_S = 2;

type WithPool = { pool?: { query(text: string): Promise<unknown> } };

async function answers(payload: Payload): Promise<boolean> {
  const asked = (payload.db as WithPool).pool?.query('select 1').then(
    () => true,
    () => false,
  );
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  return Promise.race([asked ?? true, tooLate]);
}

const bringsSession = ({ headers }: Request): boolean =>
  headers.has('authorization') || (headers.get('cookie') ?? '').includes('payload-token=');

const asksWhoItIs = ({ method, url }: Request): boolean =>
  method === 'GET' && new URL(url).pathname === '/api/users/me';

/** Refusals of those whose session could not be looked up: nothing has been carried out. */
const FOR_WANT_OF_A_SESSION = new Set([401, 403, 413]);

/**
 * Says that the database does not answer, with status 503. Payload takes everybody for a stranger while it cannot look up
 * sessions, so that editors read that theirs had ended, or that they may not save. What was refused for that may be sent
 * again as it is (`Retry-After`), as the admin does (../accounts/view/retrying-fetch.ts); what failed may have been done.
 */
export const sayThatDatabaseIsAway =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    const began = performance.now();
    const response = await handler(request, args);
    const isRefused =
      bringsSession(request) && (FOR_WANT_OF_A_SESSION.has(response.status) || asksWhoItIs(request));
    if (!isRefused && response.status !== 500) return response;
    const payload = await getPayload({ config });
    // By now it may be back.
    if ((await answers(payload)) && !hasLostConnectionSince(payload, began)) return response;
    const message = say(
      isRefused
        ? 'The database of the CMS does not answer. Nothing was done. Try again in a minute.'
        : 'The database of the CMS does not answer, so this was probably not done. Look again in a minute.',
    );
    const headers = {
      'cache-control': 'no-store',
      ...(isRefused && { 'retry-after': String(RETRY_AFTER_S) }),
    };
    return Response.json({ errors: [{ message }] }, { status: 503, headers });
  };
