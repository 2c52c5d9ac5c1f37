import { PERSON_HEADER } from '../../admin/unsaved/person-header.ts';
import { FIELDS_HEADER } from '../../concurrent-edits/fields-header.ts';

/** The requests about the session itself, and what the CMS keeps without anybody asking for it. */
const OWN =
  /^\/api\/(users\/(login|logout|me|refresh-token|init|forgot-password|reset-password|unlock)|kept-changes)\b/;

/** The path of a request for the API of the CMS that is not about the session; null for others. */
export function guardedPath(input: RequestInfo | URL, origin: string): string | null {
  const url = new URL(input instanceof Request ? input.url : input, origin);
  return url.origin === origin && url.pathname.startsWith('/api/') && !OWN.test(url.pathname)
    ? url.pathname
    : null;
}

/** The headers that `fetch` would send. */
export const headersOf = (input: RequestInfo | URL, init: RequestInit | undefined): Headers =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));

/**
 * A `fetch` that says whose page asks: the tabs of a browser share its session, and somebody else may have logged in in
 * another one (../../http/refuse-other-person.ts). Also which fields the forms of the page have, because the CMS may have
 * been updated meanwhile (../../concurrent-edits/fields-of.ts).
 *
 * @param person reads the id of the page's account; undefined as long as nobody is logged in
 * @param fields of the page's forms; null if it does not say them
 */
export const asPerson =
  (
    request: typeof fetch,
    origin: string,
    person: () => number | undefined,
    fields: string | null,
  ): typeof fetch =>
  async (input, init) => {
    const id = person();
    if (id === undefined || guardedPath(input, origin) === null) return request(input, init);
    const headers = headersOf(input, init);
    headers.set(PERSON_HEADER, String(id));
    if (fields !== null) headers.set(FIELDS_HEADER, fields);
    return request(input, { ...init, headers });
  };
