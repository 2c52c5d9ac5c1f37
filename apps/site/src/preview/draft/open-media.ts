import { signMediaUrl } from '@keelstone/model/tokens/media-token';

const PREFIX = '/media/';

/**
 * A copy of a draft with working media URLs, even for unpublished uploads: each URL gets a token that grants
 * access to that upload for as long as the preview is valid.
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
