import { openWords, PreviewTokenError, sealWords } from './preview-token.ts';

/** The purpose of the token, in the field that holds the content type in a draft's token. */
const SUBJECT = 'sections';

/**
 * Creates a token that lets its bearer see the gallery of sections (`/preview/sections`), and nothing else.
 *
 * @param expires Unix seconds at which it becomes invalid
 * @param secret PREVIEW_SECRET, which the CMS and the site share
 */
export function signGalleryToken(expires: number, secret: string): string {
  return sealWords({ type: SUBJECT, expires }, secret);
}

/**
 * Checks a gallery token; returns if it is valid.
 *
 * @param now Unix seconds
 * @throws PreviewTokenError if it is missing, is not a gallery token signed with the secret, or has expired
 */
export function checkGalleryToken(
  token: string | null | undefined,
  secret: string,
  now: number = Date.now() / 1000,
): void {
  const { type, expires } = openWords(token, secret);
  if (type !== SUBJECT || typeof expires !== 'number') throw new PreviewTokenError('forged');
  if (expires <= now) throw new PreviewTokenError('expired');
}
