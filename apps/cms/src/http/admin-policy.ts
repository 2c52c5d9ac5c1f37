import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'content-security-policy';
const NONCE_BYTES = 16;

type PolicyOptions = {
  /** Origin of the site, whose previews are framed beside the forms. */
  siteUrl: string;
  /** Authorizes the scripts of this one response. */
  nonce: string;
  /** In development, Next.js evaluates code and uses a web socket for hot reloading. */
  isDevelopment: boolean;
};

/**
 * The Content-Security-Policy of an admin page: own resources only, and the site in the preview's frame. No
 * third-party script runs. Inline styles are allowed, because Payload uses them.
 */
export function adminPolicy({ siteUrl, nonce, isDevelopment }: PolicyOptions): string {
  const development = isDevelopment
    ? { script: " 'unsafe-eval'", connect: ' ws:' }
    : { script: '', connect: '' };
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development.script}`,
    "style-src 'self' 'unsafe-inline'",
    // Images that are selected but not yet uploaded, and images inlined in stylesheets.
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
 * Sets the policy on the response and on the forwarded request: Next.js reads the nonce for the scripts it renders
 * from the policy in the request headers.
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
