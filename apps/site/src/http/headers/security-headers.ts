import type { ContentReplica } from '@keelstone/read-model';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../../app/configuration.ts';
import { contentSecurityPolicy } from '../../shell/document/content-security-policy.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()';

/** The policy for what is published now; made anew when that changes. */
function currentPolicy(configuration: Configuration, content: ContentReplica): () => string {
  let made: { tracking: object; trustedUrls: object | undefined; policy: string } | null = null;
  return () => {
    // Both are the same in every language.
    const { tracking, trustedUrls } = siteSettingsOf(content, 'en');
    if (made?.tracking !== tracking || made.trustedUrls !== trustedUrls) {
      const policy = contentSecurityPolicy(configuration, { tracking, trustedUrls });
      made = { tracking, trustedUrls, policy };
    }
    return made.policy;
  };
}

/** Sends the security headers with every answer, whatever its status. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  configuration: Configuration,
  content: ContentReplica,
): void {
  const policy = currentPolicy(configuration, content);
  const headers: Record<string, string> = {
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
    reply.headers(headers).header('content-security-policy', policy());
  });
}
