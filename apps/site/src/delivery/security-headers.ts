import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { SCHEME_SCRIPT_HASH } from '../shell/scheme-script.ts';
import { FRAME_ORIGINS } from '../ui/recording/video-provider.ts';

/** Only what comes from here runs or shows; nothing inline but the one script whose hash is named. */
const POLICY = [
  "default-src 'self'",
  `script-src 'self' ${SCHEME_SCRIPT_HASH}`,
  // Films elsewhere, once a visitor has asked for one (C-4).
  `frame-src ${Object.values(FRAME_ORIGINS).join(' ')}`,
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Vite's client puts styles into the page and talks over a web socket. */
const DEVELOPMENT_POLICY = `${POLICY}; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:`;

/**
 * The content security policy of a page.
 *
 * @param frameAncestors the one origin that may frame it; nobody when left out
 */
export function contentSecurityPolicy(
  { isDevelopment }: Pick<Configuration, 'isDevelopment'>,
  frameAncestors = "'none'",
): string {
  return `${isDevelopment ? DEVELOPMENT_POLICY : POLICY}; frame-ancestors ${frameAncestors}`;
}

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()';

/** Sends the security headers with every answer, whatever its status. */
export function registerSecurityHeaders(app: FastifyInstance, configuration: Configuration): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(configuration),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
  };
  if (configuration.siteUrl.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
