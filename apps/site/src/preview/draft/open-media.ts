import { signMediaUrl } from '@keelstone/model/tokens/media-token';

const PREFIX = '/media/';

/**
 * A draft whose pictures and files can be seen, though nothing published shows them yet: each address gets a token that
 * opens that upload for as long as the preview lasts.
 *
 * @param expires Unix seconds
 */
export function openMedia<T>(draft: T, expires: number, secret: string): T {
  const open = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.startsWith(PREFIX) ? signMediaUrl(value, expires, secret) : value;
    if (Array.isArray(value)) return value.map(open);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, open(inside)]));
  };
  return open(draft) as T;
}
