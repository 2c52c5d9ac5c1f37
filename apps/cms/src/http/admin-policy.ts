import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'content-security-policy';
const NONCE_BYTES = 16;

type PolicyOptions = {
  /** Origin of the site, whose previews stand beside the forms. */
  siteUrl: string;
  /** Marks the scripts of this one answer. */
  nonce: string;
  /** While the sources are followed, Next.js evaluates code and talks over a web socket. */
  isDevelopment: boolean;
};

/**
 * What an admin page may load: what comes from here, and the site in the preview's frame. No script of anybody runs
 * but ours. Styles may stand in the page, because Payload's do.
 */
export function adminPolicy({ siteUrl, nonce, isDevelopment }: PolicyOptions): string {
  const development = isDevelopment
    ? { script: " 'unsafe-eval'", connect: ' ws:' }
    : { script: '', connect: '' };
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development.script}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures that are chosen but not yet uploaded, and those that stand in stylesheets.
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `connect-src 'self'${development.connect}`,
    `frame-src 'self' ${siteUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Gives an answer its policy. Next.js marks the scripts that it writes into a page with the nonce of the policy that
 * the request carries: that is how it is told.
 */
export function setAdminPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  options: Omit<PolicyOptions, 'nonce'>,
): void {
  const policy = adminPolicy({ ...options, nonce: randomBytes(NONCE_BYTES).toString('base64') });
  request.headers[HEADER] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
