import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONTENT_TYPES, type ContentType } from '../content-type.ts';
import { isLanguage, type Language } from '../language.ts';

/** Which text a preview link shows, and until when. */
export type PreviewGrant = {
  type: ContentType;
  /** The document's id in its collection of the CMS, which is not its nid. */
  id: number;
  language: Language;
  /** Unix seconds after which the link shows nothing any more. */
  expires: number;
};

const REASONS = {
  absent: 'A preview needs a link from the CMS, and this address is not one.',
  forged: 'This preview link is damaged: it is not as the CMS made it. Copy it again, whole.',
  expired: 'This preview link has run out. Open the text in the CMS and take a new one.',
};

/** Thrown when a preview token shows nobody anything. */
export class PreviewTokenError extends Error {
  readonly reason: keyof typeof REASONS;

  constructor(reason: keyof typeof REASONS) {
    super(REASONS[reason]);
    this.name = 'PreviewTokenError';
    this.reason = reason;
  }
}

const seal = (words: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`preview:${words}`).digest();

/**
 * A token that lets its bearer see one draft: what it grants as base64url of JSON, a dot, and its HMAC-SHA256. It hides
 * nothing; it cannot be changed without the secret.
 *
 * @param secret PREVIEW_SECRET, which the CMS and the site share
 */
export function signPreviewToken(grant: PreviewGrant, secret: string): string {
  const { type, id, language, expires } = grant;
  return sealWords({ type, id, language, expires }, secret);
}

/** What a token says, as base64url of JSON, a dot, and its HMAC-SHA256. */
export function sealWords(said: object, secret: string): string {
  const words = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${words}.${seal(words, secret).toString('base64url')}`;
}

/**
 * What a token says, whatever it is for.
 *
 * @throws PreviewTokenError when there is none, or when it was not signed with this secret
 */
export function openWords(token: string | null | undefined, secret: string): Record<string, unknown> {
  if (!token) throw new PreviewTokenError('absent');
  const [words = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = seal(words, secret);
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) throw new PreviewTokenError('forged');
  return JSON.parse(Buffer.from(words, 'base64url').toString());
}

/**
 * Reads a preview token.
 *
 * @param now Unix seconds
 * @throws PreviewTokenError when there is none, when it was not signed with this secret, or when its time is over
 */
export function readPreviewToken(
  token: string | null | undefined,
  secret: string,
  now: number = Date.now() / 1000,
): PreviewGrant {
  const grant = parseGrant(openWords(token, secret));
  if (grant.expires <= now) throw new PreviewTokenError('expired');
  return grant;
}

/** Signed by us, so well-formed unless another version of us signed it. */
function parseGrant(said: Record<string, unknown>): PreviewGrant {
  const { type, id, language, expires } = said as PreviewGrant;
  const isWhole =
    CONTENT_TYPES.includes(type) && Number.isInteger(id) && isLanguage(language) && Number.isFinite(expires);
  if (!isWhole) throw new PreviewTokenError('forged');
  return { type, id, language, expires };
}
