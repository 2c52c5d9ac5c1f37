import type { FastifyInstance } from 'fastify';

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()';

type SecurityOptions = {
  siteUrl: string;
  /** The policy that holds now; a route may send another one. */
  contentSecurityPolicy(): string;
};

/** Sends the security headers with every response, whatever its status. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { siteUrl, contentSecurityPolicy }: SecurityOptions,
): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
  };
  if (siteUrl.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers).header('content-security-policy', contentSecurityPolicy());
  });
}
