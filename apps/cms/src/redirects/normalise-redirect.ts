import { decodePercent } from '@keelstone/model/text/decode-percent';

/** Source, target and status of a redirect, as editors store it. */
export type RedirectWords = { from: string; to: string; status: '301' | '302' };

/** Reduces own URLs to paths: a URL would break with a new domain, and hide a loop. */
const withoutOrigin = (address: string, siteUrl: string): string =>
  address === siteUrl || address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) || '/' : address;

/** Two leading slashes mean another host. */
const isOwnPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

const normaliseSlashes = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** Leaves a path with a NUL as it is, because the database could not even look that up. */
function decode(path: string): string {
  const decoded = decodePercent(path);
  return decoded.includes('\0') ? path : decoded;
}

/** The path as the site looks it up: decoded, in lower case, without a trailing slash. */
export const normaliseSource = (from: string, siteUrl: string): string => {
  const path = withoutOrigin(from.trim(), siteUrl);
  return isOwnPath(path) ? normaliseSlashes(decode(path)).toLowerCase() : path;
};

/** The source as a file may have it: what an import would make another path of is encoded, such as `/a%41`. */
export const sourceInFile = (from: string, siteUrl: string): string =>
  normaliseSource(from, siteUrl) === from ? from : encodeURI(from);

/** A target without our own origin and without a trailing slash, which would only cause another redirect. */
export const normaliseTarget = (to: string, siteUrl: string): string => {
  const address = withoutOrigin(to.trim(), siteUrl);
  if (!isOwnPath(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return normaliseSlashes(path) + rest;
};

/** The path that the site looks up for a target, or for a link in a text; null if it is external. */
export function targetPath(to: string): string | null {
  if (!isOwnPath(to)) return null;
  return normaliseSlashes(decode(to.split(/[?#]/, 1)[0] ?? '')).toLowerCase();
}
