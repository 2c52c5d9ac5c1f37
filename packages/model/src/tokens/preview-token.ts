import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONTENT_TYPES, type ContentType } from '../content-type.ts';
import { isLanguage, type Language } from '../language.ts';

/** The document version that a preview link shows, and until when. */
export type PreviewGrant = {
  type: ContentType;
  /** The document's id in its CMS collection, which is not its nid. */
  id: number;
  language: Language;
  /** Unix seconds at which the link becomes invalid. */
  expires: number;
  /**
   * Whether it also shows what a form sends, such as an upload that no draft uses. Only for the form itself: a link is
   * shared, and shows what was saved.
   */
  form?: true | undefined;
};

const REASONS = {
  absent: 'A preview needs a link from the CMS, and this address is not one.',
  forged: 'This preview link is damaged: it is not as the CMS made it. Copy it again, whole.',
  saved:
    'This link shows the text as it was last saved, and nothing else. To see what is not saved yet, open the live preview beside the form in the CMS.',
  expired: 'This preview link has run out. Open the text in the CMS and take a new one.',
};

/** Thrown for a preview token that is invalid, has expired, or grants less. */
export class PreviewTokenError extends Error {
  readonly reason: keyof typeof REASONS;

  constructor(reason: keyof typeof REASONS) {
    super(REASONS[reason]);
    this.name = 'PreviewTokenError';
    this.reason = reason;
  }
}

const hmacOf = (encoded: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`preview:${encoded}`).digest();

/**
 * Creates a token that lets its bearer see one draft: the grant as base64url-encoded JSON, a dot, and its
 * HMAC-SHA256. Its content is readable, but cannot be changed without the secret.
 *
 * @param secret PREVIEW_SECRET, which the CMS and the site share
 */
export function signPreviewToken(grant: PreviewGrant, secret: string): string {
  const { type, id, language, expires, form } = grant;
  return signPayload({ type, id, language, expires, form }, secret);
}

/**
 * Signs a payload: returns it as base64url-encoded JSON, a dot, and its HMAC-SHA256.
 *
 * @param payload the payload, which must be serialisable as JSON
 * @param secret PREVIEW_SECRET
 */
export function signPayload(payload: object, secret: string): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${encoded}.${hmacOf(encoded, secret).toString('base64url')}`;
}

/**
 * Verifies a token of any kind and returns its payload.
 *
 * @param secret with which it must have been signed
 * @throws PreviewTokenError if it is missing, or was not signed with this secret
 */
export function verifyPayload(token: string | null | undefined, secret: string): Record<string, unknown> {
  if (!token) throw new PreviewTokenError('absent');
  const [encoded = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = hmacOf(encoded, secret);
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) throw new PreviewTokenError('forged');
  return JSON.parse(Buffer.from(encoded, 'base64url').toString());
}

/**
 * Verifies a preview token and returns its grant.
 *
 * @param secret PREVIEW_SECRET, which the CMS and the site share
 * @param now Unix seconds
 * @throws PreviewTokenError if it is missing, was not signed with this secret, or has expired
 */
export function readPreviewToken(
  token: string | null | undefined,
  secret: string,
  now: number = Date.now() / 1000,
): PreviewGrant {
  const grant = parseGrant(verifyPayload(token, secret));
  if (grant.expires <= now) throw new PreviewTokenError('expired');
  return grant;
}

/**
 * The same for a token that is to show what a form sends.
 *
 * @throws PreviewTokenError also if it is a shared link's
 */
export function readFormToken(...[token, secret, now]: Parameters<typeof readPreviewToken>): PreviewGrant {
  const grant = readPreviewToken(token, secret, now);
  if (!grant.form) throw new PreviewTokenError('saved');
  return grant;
}

/** The signature is ours, so the payload is well-formed unless another version of the software signed it. */
function parseGrant(payload: Record<string, unknown>): PreviewGrant {
  const { type, id, language, expires, form } = payload as PreviewGrant;
  const isWhole =
    CONTENT_TYPES.includes(type) && Number.isInteger(id) && isLanguage(language) && Number.isFinite(expires);
  if (!isWhole) throw new PreviewTokenError('forged');
  return { type, id, language, expires, ...(form === true ? { form } : {}) };
}
