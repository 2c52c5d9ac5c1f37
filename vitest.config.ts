import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node.js; `integration` starts an embedded PostgreSQL or a built app. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            '{brand,packages,content,apps,seeds,bench,relevance,mutation,bin}/**/*.test.{ts,tsx,mjs}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.integration.test.*'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          sequence: { groupOrder: 1 },
          include: ['{packages,content,apps,seeds,bench,relevance,bin}/**/*.integration.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Two databases and two Payloads at once are what two cores bear.
          maxWorkers: 2,
        },
      },
    ],
  },
});
