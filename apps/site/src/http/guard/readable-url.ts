/** Where requests go whose address cannot be read. */
export const UNREADABLE_PATH = '/400';

/** Characters that no path of ours has: control characters, and the backslash, which browsers take for a slash. */
const FORBIDDEN = /[\p{Cc}\\]/u;

/** What a request to a proxy has before the path. Servers have to take it, and it says nothing that Host does not. */
const ORIGIN = /^https?:\/\/[^/?]*\/?/i;

/**
 * The URL as path and query when its path can be decoded and holds no forbidden character, otherwise the path of the 400
 * page. What is no path, such as `*`, is not read: redirects are made of it, and must not lead elsewhere.
 *
 * @param target as the request line has it
 */
export function readableUrl(target: string): string {
  const url = target.replace(ORIGIN, '/');
  const path = url.split('?', 1)[0] ?? '';
  try {
    return !path.startsWith('/') || FORBIDDEN.test(decodeURIComponent(path)) ? UNREADABLE_PATH : url;
  } catch {
    return UNREADABLE_PATH;
  }
}
