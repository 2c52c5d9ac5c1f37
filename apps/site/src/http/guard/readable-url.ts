import { FORBIDDEN_CHARACTERS } from '@keelstone/model/requests/forbidden-characters';

/** Where requests with an undecodable URL are routed. */
export const UNREADABLE_PATH = '/400';

/**
 * The origin in a request target in absolute form, as sent to proxies. Servers must accept it, and it adds
 * nothing to Host.
 */
const ORIGIN = /^https?:\/\/[^/?]*\/?/i;

/**
 * The URL as path and query if its path can be decoded and contains no forbidden characters, otherwise the path
 * of the 400 page. Targets that are not paths, such as `*`, are rejected, too: redirects are derived from
 * the URL, and must not lead to other sites.
 *
 * @param target the target in the request line
 */
export function readableUrl(target: string): string {
  const url = target.replace(ORIGIN, '/');
  const path = url.split('?', 1)[0] ?? '';
  try {
    return !path.startsWith('/') || FORBIDDEN_CHARACTERS.test(decodeURIComponent(path))
      ? UNREADABLE_PATH
      : url;
  } catch {
    return UNREADABLE_PATH;
  }
}
