import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForeign } from '@keelstone/model/requests/is-foreign';
import type { IsStaff } from './handler.ts';
import { MOST_OF_STAFF, MOST_OF_STRANGERS } from './limit-bodies.ts';

type EarlyGuard = {
  /** The CMS's own origin. */
  cmsUrl: string;
  isStaff: IsStaff;
};

type Refusal = { status: 400 | 403 | 411 | 413; message: string };

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers of a request that Next.js has not read yet. */
export const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Without dots, which lead to another path; empty if there is none. */
export const pathOf = ({ url = '' }: IncomingMessage): string =>
  URL.canParse(url, 'http://cms') ? new URL(url, 'http://cms').pathname : '';

/**
 * Limits the admin's own requests (server actions, which browsers send with a length). Those to the API have
 * guardRest.
 */
async function validateBody(request: IncomingMessage, isStaff: IsStaff): Promise<Refusal | undefined> {
  if (pathOf(request).startsWith('/api/')) return undefined;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined)
    return { status: 411, message: 'Say how long the request is (Content-Length).' };
  const bytes = Number(length ?? 0);
  if (bytes <= MOST_OF_STRANGERS) return undefined;
  if (bytes <= MOST_OF_STAFF && (await isStaff(headersOf(request)))) return undefined;
  return {
    status: 413,
    message: 'A request may have 8 MB with a log-in and 64 kB without, and this has more.',
  };
}

/**
 * Next.js answers 500 to an address with a per cent sign that begins no character, and to `*`, and leads from a whole
 * URL, as sent to proxies, to that URL: to any site.
 */
function isReadable({ url = '' }: IncomingMessage): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url.startsWith('/');
  } catch {
    return false;
  }
}

async function validate(request: IncomingMessage, guard: EarlyGuard): Promise<Refusal | undefined> {
  if (!isReadable(request))
    return {
      status: 400,
      message: 'This address cannot be read: it is no path, or a % in it begins no character.',
    };
  if (READING.has(request.method ?? '')) return undefined;
  // Cookies are SameSite, but a forged log-in needs none, and would set its own cookie in the victim's browser.
  if (isForeign(request.headers, guard.cmsUrl)) {
    return { status: 403, message: 'Pages of other sites may not ask for this.' };
  }
  return validateBody(request, guard.isStaff);
}

/**
 * Refuses what must not reach the application: addresses that cannot be read, cross-site changes, including log-ins, and
 * admin request bodies that are too long.
 *
 * @returns whether it has sent a response
 */
export async function refuseEarly(
  request: IncomingMessage,
  response: ServerResponse,
  guard: EarlyGuard,
): Promise<boolean> {
  const refusal = await validate(request, guard);
  if (!refusal) return false;
  response.writeHead(refusal.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify({ errors: [{ message: refusal.message }] }));
  return true;
}
