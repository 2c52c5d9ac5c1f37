import { PreviewTokenError, signPayload, verifyPayload } from './preview-token.ts';

/** Grants access to one unpublished upload, for as long as a preview of it is valid. */
type MediaGrant = { medium: string; expires: number };

/**
 * The address of an upload with a token that grants access even if no published content shows it (C-16).
 *
 * @param url such as `/media/files/a.pdf?name=A.pdf`
 * @param expires Unix seconds
 * @param secret PREVIEW_SECRET
 */
export function signMediaUrl(url: string, expires: number, secret: string): string {
  const [medium = ''] = url.split(/[?#]/, 1);
  const token = signPayload({ medium, expires } satisfies MediaGrant, secret);
  return `${url}${url.includes('?') ? '&' : '?'}preview=${token}`;
}

/**
 * Whether a token grants access to the upload at this path now.
 *
 * @param token from the URL, not yet verified
 * @param path of the upload, without query, such as `/media/files/a.pdf`
 * @param secret PREVIEW_SECRET
 * @param now Unix seconds
 */
export function opensMedium(
  token: unknown,
  path: string,
  secret: string,
  now: number = Date.now() / 1000,
): boolean {
  if (typeof token !== 'string') return false;
  try {
    const { medium, expires } = verifyPayload(token, secret) as Partial<MediaGrant>;
    return medium === path && typeof expires === 'number' && expires > now;
  } catch (error) {
    if (error instanceof PreviewTokenError) return false;
    throw error;
  }
}
