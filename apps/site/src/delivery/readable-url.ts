/** Where requests go whose address cannot be read. */
export const UNREADABLE_PATH = '/400';

/** Characters that no path of ours has: control characters, and the backslash, which browsers take for a slash. */
const FORBIDDEN = /[\p{Cc}\\]/u;

/**
 * The URL when its path can be decoded and holds no forbidden character, otherwise the path of the 400 page.
 *
 * @param url path and query, as the request line has them
 */
export function readableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return FORBIDDEN.test(decodeURIComponent(path)) ? UNREADABLE_PATH : url;
  } catch {
    return UNREADABLE_PATH;
  }
}
