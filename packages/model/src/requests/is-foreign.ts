import type { IncomingHttpHeaders } from 'node:http';

/** The host of an origin; null for `null`, which pages without one send. */
function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Whether a request was made by a page of another site (C-8, C-11). Browsers say so: in Sec-Fetch-Site, and those that do not
 * know it in Origin. A request that says neither comes from an old browser, or from no browser: other limits hold it.
 *
 * @param ownUrl our own origin
 */
export function isForeign(headers: IncomingHttpHeaders, ownUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  const host = hostOf(origin);
  return host === null || (host !== new URL(ownUrl).host && host !== headers.host);
}
