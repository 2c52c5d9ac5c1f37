import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of tests and the processes that they fork. Many load Payload, and leave much short-lived garbage. */
const NODE_OPTIONS = [
  '--import',
  join(import.meta.dirname, 'apps/cms/src/app/resolve-quickly.ts'),
  '--max-semi-space-size=32',
];

/**
 * Unit tests in a simulated browser come last: where the environment changes from one file to the next, the worker and
 * all modules that it has loaded are given up. So do integration tests of the CMS, which are short: what starts
 * processes takes up to a minute, and nothing would run beside it at the end.
 */
function comesLast({ project, moduleId }: TestSpecification): boolean {
  if (project.name === 'integration') return moduleId.includes('/apps/cms/');
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
}

class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !comesLast(file)), ...sorted.filter(comesLast)];
  }
}

/** Of `expect.poll`: by default a second, which a busy machine takes for less. */
const PATIENCE = { poll: { timeout: 10_000 } };

const UNIT = [
  '{brand,packages,content,languages,apps,demo,bench,relevance,mutation,bin}/**/*.test.{ts,tsx,mjs}',
];
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.next/**'];
const INTEGRATION = '**/*.integration.test.*';

/**
 * Unit tests that replace modules. Others share the modules of their worker, where a replacement would reach files that
 * come later, and not reach what earlier ones have loaded.
 */
const REPLACING = globSync(UNIT, { cwd: import.meta.dirname, exclude: [...EXCLUDED, INTEGRATION] }).filter(
  (file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
);

const UNIT_OPTIONS = {
  maxWorkers: '100%',
  sequence: { groupOrder: 0 },
  setupFiles: ['packages/ui/src/dom/clean-document.fixture.ts'],
  testTimeout: 20_000,
  // Hooks prove nothing; one that deletes a fetched release took more than 10 s on a busy machine.
  hookTimeout: 60_000,
  expect: PATIENCE,
};

/** `unit` needs only Node.js; `integration` starts an embedded PostgreSQL or a built app. */
export default defineConfig({
  test: {
    sequence: { sequencer: Order },
    projects: [
      {
        test: {
          ...UNIT_OPTIONS,
          name: 'unit',
          isolate: false,
          execArgv: NODE_OPTIONS,
          include: UNIT,
          exclude: [...EXCLUDED, INTEGRATION, ...REPLACING],
        },
      },
      {
        test: {
          ...UNIT_OPTIONS,
          name: 'unit-replacing',
          pool: 'threads',
          include: REPLACING,
          setupFiles: [...UNIT_OPTIONS.setupFiles, 'packages/ui/src/dom/end-timers.fixture.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          execArgv: NODE_OPTIONS,
          sequence: { groupOrder: 1 },
          include: ['{packages,content,apps,demo,bench,relevance,bin}/**/*.integration.test.{ts,tsx,mjs}'],
          exclude: EXCLUDED,
          globalSetup: ['bin/start/site-build.mjs'],
          setupFiles: ['apps/cms/src/accounts/quick-passwords.fixture.ts'],
          testTimeout: 120_000,
          expect: PATIENCE,
          hookTimeout: 120_000,
          // Twice the cores of a small machine: these tests wait for half of their time.
          maxWorkers: 4,
        },
      },
    ],
  },
});
