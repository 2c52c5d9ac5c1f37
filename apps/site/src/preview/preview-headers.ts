import type { FastifyReply } from 'fastify';
import type { Configuration } from '../app/configuration.ts';
import { contentSecurityPolicy } from '../shell/document/content-security-policy.ts';

/** Headers of everything under /preview: not cached, not indexed, without referrer, and framed by the CMS only. */
export function sendPreviewHeaders(reply: FastifyReply, configuration: Configuration): void {
  reply.removeHeader('x-frame-options');
  // The CMS may keep a reference to this window, to send it what is typed.
  reply.removeHeader('cross-origin-opener-policy');
  reply.headers({
    'content-security-policy': contentSecurityPolicy(configuration, { frameAncestors: configuration.cmsUrl }),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
}
