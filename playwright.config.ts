import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import instance from './e2e/instance.json' with { type: 'json' };
import { BROWSER_ARGUMENTS } from './e2e/support/browser-arguments.ts';

export const SITE = `http://localhost:${instance.SITE_PORT}`;
export const CMS = `http://localhost:${instance.CMS_PORT}`;

const MINUTE_MS = 60_000;

/** The journeys run against a real `npm start`, with its own data under `.test/`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // One more than the two cores of a small machine: journeys wait for much of their time.
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 3,
  // `bin/check/flaky-tests.mjs` lists the tests that needed it, and tolerates two.
  retries: process.env.CI ? 1 : 0,
  timeout: MINUTE_MS,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: SITE,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording costs processor time, so only retries are recorded. `npx playwright test <file> --trace on` records
    // one.
    trace: 'on-first-retry',
    // Any other choice takes a picture of each page whose window is closed, also of tests that pass: a quarter of a second.
    // A failed test has a description of its page, `error-context.md`.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...BROWSER_ARGUMENTS],
    },
  },
  webServer: {
    command: 'node bin/start.mjs',
    url: `${CMS}/admin/login`,
    timeout: 12 * MINUTE_MS,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: {
      KEELSTONE_DATA: join(import.meta.dirname, '.test', 'data'),
      // `npm test` prepares the instance with the same settings. All journeys share one network address, whose rate
      // limit has tests of its own.
      ...instance,
    },
  },
});
