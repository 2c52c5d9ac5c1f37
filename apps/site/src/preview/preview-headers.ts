import type { FastifyReply } from 'fastify';
import type { Configuration } from '../app/configuration.ts';
import { contentSecurityPolicy } from '../shell/document/content-security-policy.ts';

/**
 * Headers of everything under /preview: kept by no cache and no search engine, its address told to nobody, and framed by
 * the CMS alone.
 */
export function sendPreviewHeaders(reply: FastifyReply, configuration: Configuration): void {
  reply.removeHeader('x-frame-options');
  // The CMS may hold this window and send it what is typed.
  reply.removeHeader('cross-origin-opener-policy');
  reply.headers({
    'content-security-policy': contentSecurityPolicy(configuration, { frameAncestors: configuration.cmsUrl }),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
}
