import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  poweredByHeader: false,
  compress: process.env.NEXT_PEER_COMPRESSES !== '0',
  serverExternalPackages: ['pg'],
  typescript: { ignoreBuildErrors: true },
  // Packages are resolved from the repository's root.
  turbopack: { root: join(import.meta.dirname, '../..') },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
