import type { IncomingHttpHeaders } from 'node:http';

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
  // Pages without an origin send `null`, which is no URL.
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== new URL(ownUrl).host && host !== headers.host);
}
