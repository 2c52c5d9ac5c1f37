import { PreviewTokenError, signPayload, verifyPayload } from './preview-token.ts';

/**
 * What a token lets its bearer do, in the field that holds the content type in a draft's token: see the gallery of
 * sections (`/preview/sections`), ask what a changed search rule would do (`/preview/search-effect`), or try a search
 * (`/preview/search-trial`).
 */
type Purpose = 'sections' | 'search-effect' | 'search-trial';

/**
 * Creates a token for one purpose.
 *
 * @param expires Unix seconds at which it becomes invalid
 * @param secret PREVIEW_SECRET, which the CMS and the site share
 */
export function signPurposeToken(purpose: Purpose, expires: number, secret: string): string {
  return signPayload({ type: purpose, expires }, secret);
}

/**
 * Checks a token; returns if it is valid for the purpose.
 *
 * @param now Unix seconds
 * @throws PreviewTokenError if it is missing, is not for this purpose, was not signed with the secret, or has expired
 */
export function checkPurposeToken(
  purpose: Purpose,
  token: string | null | undefined,
  secret: string,
  now: number = Date.now() / 1000,
): void {
  const { type, expires } = verifyPayload(token, secret);
  if (type !== purpose || typeof expires !== 'number') throw new PreviewTokenError('forged');
  if (expires <= now) throw new PreviewTokenError('expired');
}
