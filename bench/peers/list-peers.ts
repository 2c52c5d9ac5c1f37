import { createRequire } from 'node:module';
import type { Peer } from './peer.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string =>
  (require('../package.json') as { devDependencies: Record<string, string> }).devDependencies[name] ?? '';

/**
 * Each is loaded only by the process that measures it. Those that take longest to build come last, in case time
 * runs out.
 */
export const PEERS: Record<string, () => Peer | Promise<Peer>> = {
  keelstone: async () => (await import('./keelstone.ts')).createKeelstone(),
  sqlite: async () => (await import('./sqlite.ts')).createSqlite(versionOf('libsql')),
  postgres: async () => (await import('./postgres.ts')).createPostgres(),
  minisearch: async () => (await import('./minisearch.ts')).createMinisearch(versionOf('minisearch')),
  orama: async () => (await import('./orama.ts')).createOrama(versionOf('@orama/orama')),
  flexsearch: async () => (await import('./flexsearch.ts')).createFlexsearch(versionOf('flexsearch')),
};
