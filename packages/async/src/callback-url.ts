/** Decoded where that is possible: `%2F` must not hide a slash. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Whether a URL belongs to this site: absolute and decoded, it is the base or below it.
 *
 * @param url as it stands in the page; relative ones are taken from the base
 * @param base origin and path under which the site lives, such as `https://www.example.com`
 */
export function isLocalUrl(url: string, base: string): boolean {
  const root = base.replace(/\/+$/, '');
  let absolute: URL;
  try {
    absolute = new URL(url, `${root}/`);
  } catch {
    return false;
  }
  if (absolute.username || absolute.password) return false;
  const address = decoded(absolute.origin + absolute.pathname);
  return address === root || address.startsWith(`${root}/`);
}
