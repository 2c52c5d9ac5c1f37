import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Many tests load Payload; processes that they fork inherit it. */
const QUICK_IMPORTS = ['--import', join(import.meta.dirname, 'apps/cms/src/app/resolve-quickly.ts')];

/** `unit` needs only Node.js; `integration` starts an embedded PostgreSQL or a built app. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          execArgv: QUICK_IMPORTS,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
          include: [
            '{brand,packages,content,languages,apps,demo,bench,relevance,mutation,bin}/**/*.test.{ts,tsx,mjs}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.integration.test.*'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          execArgv: QUICK_IMPORTS,
          sequence: { groupOrder: 1 },
          include: ['{packages,content,apps,demo,bench,relevance,bin}/**/*.integration.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          setupFiles: ['apps/cms/src/accounts/quick-passwords.fixture.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Twice the cores of a small machine: these tests wait for half of their time.
          maxWorkers: 4,
        },
      },
    ],
  },
});
