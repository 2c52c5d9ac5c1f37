import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@keelstone/postgres';
import type { ArticleText } from '../delivery/article-texts.ts';
import { type Place, type Server, startNode } from '../delivery/server.ts';

const ROOT = import.meta.dirname;
const NEXT = join(ROOT, '../../node_modules/next/dist/bin/next');

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(ROOT, '../../node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** Why Next.js cannot be measured here, or null if it can. */
export const whyNoNextjs = (): string | null =>
  existsSync(NEXT) ? null : 'its packages are not installed (npm install)';

export type Nextjs = {
  /** Versions, for the table. */
  description: string;
  start(place: Place, options?: { compresses: boolean }): Promise<Server>;
};

/** Builds the application on a database that it fills with these articles. */
export function buildNextjs(databaseUrl: string, articles: readonly ArticleText[]): Nextjs {
  const environment = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
  };
  const seed = [join(ROOT, 'seed.ts')];
  execFileSync(process.execPath, seed, {
    env: { ...environment, NODE_ENV: 'development', NEXT_PEER_SEEDS: '1' },
    input: JSON.stringify(articles),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, [NEXT, 'build'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    description: `Next.js ${versionOf('next')} and Payload ${versionOf('payload')} on PostgreSQL`,
    start: async ({ processes, cores }, { compresses } = { compresses: true }) =>
      startNode([join(ROOT, 'serve.mjs'), String(processes)], cores, {
        ...environment,
        NEXT_PEER_COMPRESSES: compresses ? '1' : '0',
        PORT: String(await findFreePort()),
      }),
  };
}
