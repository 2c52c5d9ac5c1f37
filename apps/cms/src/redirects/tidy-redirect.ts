/** Where a redirect leads from, to, and for how long, as editors store it. */
export type RedirectWords = { from: string; to: string; status: '301' | '302' };

/** Own pages by their path, not by our address: an address would change with the domain, and hide a loop. */
const withoutOrigin = (address: string, siteUrl: string): string =>
  address === siteUrl || address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) || '/' : address;

/** Two slashes at the beginning are another host. */
const isOwnPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

const tidySlashes = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path as the site looks it up, whatever way it was written: decoded, in lower case, without a slash at its end. */
export const tidySource = (from: string, siteUrl: string): string => {
  const path = withoutOrigin(from.trim(), siteUrl);
  return isOwnPath(path) ? tidySlashes(decode(path)).toLowerCase() : path;
};

/** A target without our own address and without a slash at its end, which would only redirect once more. */
export const tidyTarget = (to: string, siteUrl: string): string => {
  const address = withoutOrigin(to.trim(), siteUrl);
  if (!isOwnPath(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return tidySlashes(path) + rest;
};

/** The path at which the site looks for what a target leads to; null when that is elsewhere. */
export function targetPath(to: string): string | null {
  if (!to.startsWith('/')) return null;
  return decode(to.split(/[?#]/, 1)[0] ?? '').toLowerCase();
}
