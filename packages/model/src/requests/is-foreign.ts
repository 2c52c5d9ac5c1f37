import type { IncomingHttpHeaders } from 'node:http';

/** The host of an origin; null for the value `null`, which pages without an origin send. */
function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Whether a request comes from a page of another site (C-8, C-11). Browsers say so in Sec-Fetch-Site, or, if
 * they do not support it, in Origin. A request with neither comes from an old browser, or not from a browser:
 * other measures limit those.
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
