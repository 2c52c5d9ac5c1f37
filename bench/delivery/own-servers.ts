import { join } from 'node:path';
import { type Place, type Server, startNode } from './server.ts';

const SITE = join(import.meta.dirname, '../../apps/site/dist/server/server.js');

/** Starts the built site on a database with the content. */
export function startBuiltSite(
  siteUrl: string,
  { processes, cores }: Place,
  environment: Record<string, string>,
): Promise<Server> {
  return startNode([SITE], cores, {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_DATABASE_URL: siteUrl,
    SEARCHES_PER_ADDRESS: '0',
    SITE_PORT: '0',
    SITE_PROCESSES: String(processes),
    PREVIEW_SECRET: 'known-to-the-benchmark-only-0123456789',
    LOG_LEVEL: 'error',
    ...environment,
  });
}

/** Starts a plain Node.js server for the bytes of a file. */
export const startBareServer = (file: string, encoding: string, { cores }: Place): Promise<Server> =>
  startNode([join(import.meta.dirname, 'bare-server.mjs'), file, encoding], cores, {
    PATH: process.env.PATH,
  });
