/** Decoded if possible, so that `%2F` cannot disguise a slash. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Whether a URL belongs to this site: absolute and decoded, it equals the base or is below it.
 *
 * @param url as in the page; relative URLs are resolved against the base
 * @param base origin and path of the site, such as `https://www.example.com`
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
