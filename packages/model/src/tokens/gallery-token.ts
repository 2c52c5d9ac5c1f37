import { openWords, PreviewTokenError, sealWords } from './preview-token.ts';

/** What the token is for, in the place where a draft's token names its content type. */
const SUBJECT = 'sections';

/**
 * A token that lets its bearer see the gallery of sections (`/preview/sections`), and nothing else.
 *
 * @param expires Unix seconds after which it shows nothing any more
 * @param secret PREVIEW_SECRET, which the CMS and the site share
 */
export function signGalleryToken(expires: number, secret: string): string {
  return sealWords({ type: SUBJECT, expires }, secret);
}

/**
 * Lets the bearer of a gallery token pass.
 *
 * @param now Unix seconds
 * @throws PreviewTokenError when there is none, when it is not one of ours for the gallery, or when its time is over
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
