import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const PATIENCE_MS = 600_000;
const copy = mkdtempSync(join(tmpdir(), 'keelstone-new-'));

/** Without what the test runner says of itself: other runners are started. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$)/.test(name),
  ),
);

/** Runs a command in the copy. @throws with all it printed when it fails */
async function inCopy(program, ...args) {
  try {
    await promisify(execFile)(program, args, { cwd: copy, env: environment, maxBuffer: 2 ** 26 });
  } catch (error) {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`);
  }
}
const node = (...args) => inCopy(process.execPath, ...args);
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args);

/** Links each package; ours are links into the tree already, and lead into the copy. */
function linkPackages(folder) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    const path = join(folder, name);
    if (name === '@keelstone') {
      mkdirSync(join(copy, path));
      for (const own of readdirSync(join(root, path)))
        symlinkSync(readlinkSync(join(root, path, own)), join(copy, path, own));
    } else symlinkSync(join(root, path), join(copy, path));
  }
}

function copyTree() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true, verbatimSymlinks: true });
  }
  for (const packages of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: root })])
    linkPackages(packages);
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: copy });
}

/** What the generators have changed and made. */
const touched = () =>
  execFileSync('git', ['ls-files', '-mo', '--exclude-standard'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(tsx?|css)$/.test(path));

beforeAll(async () => {
  copyTree();
  // As `npm run new` does it, but the commands that follow once for all of them.
  const { planOf, run } = await import(join(copy, 'bin/new/new.mjs'));
  const { carryOut } = await import(join(copy, 'bin/new/plan.mjs'));
  const commands = new Map();
  for (const [thing, name] of [
    ['section', 'pull-quote'],
    ['paragraph', 'side-note'],
    ['type', 'field-note'],
    ['language', 'it'],
  ]) {
    const plan = planOf(thing, name);
    carryOut(plan);
    for (const command of plan.commands) {
      const key = command.slice(0, 3).join(' ');
      if (!commands.has(key)) commands.set(key, command);
    }
  }
  const order = [...commands.values()].sort((one, other) => rank(one) - rank(other));
  for (const command of order) await run(command, environment);
}, PATIENCE_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The migration first: it is what the others begin with in a plan that has all three. */
const rank = ([program, , name]) => (program === 'npx' ? 2 : name === 'create-migration' ? 0 : 1);

describe('a section, a paragraph, a type and a language that `npm run new` has made', () => {
  it(
    'X-4 need no hand on their form, and keep the directions of imports',
    async () => {
      expect(touched().length).toBeGreaterThan(40);
      await node('node_modules/@biomejs/biome/bin/biome', 'check', ...touched());
      await node('bin/check-imports.mjs');
    },
    PATIENCE_MS,
  );

  it(
    'X-4 have the right types wherever kinds are used',
    async () => {
      const tsc = join('node_modules', '.bin', 'tsc');
      for (const folder of ['.', 'apps/cms']) await inCopy(tsc, '-p', folder, '--checkers', '1');
    },
    PATIENCE_MS,
  );

  it(
    'X-4 X-5 pass their own tests, and those that hold every kind and every language',
    async () => {
      const holdingAll = [
        'bin/check/structure.test.mjs',
        'bin/kinds.test.mjs',
        'languages/languages.test.ts',
        'languages/mail-messages.test.ts',
        'languages/thesaurus.test.ts',
        'demo/demo.test.ts',
        'content/types/sample-node.test.ts',
        'content/sections/section-list.test.tsx',
        'content/paragraphs/paragraph-list.test.tsx',
        'apps/site/src/graphql/generate-types.test.ts',
        'apps/site/src/graphql/refusals.test.ts',
        'apps/site/src/app/delivery.test.ts',
        'apps/site/src/app/third-language.test.ts',
        'apps/site/src/search/server/register-search.test.ts',
        'apps/site/src/search/server/indexes/index-snapshots.test.ts',
        'apps/site/src/search/screen/results/say-changes.test.ts',
      ];
      // Vitest runs what matches any of the names, and says nothing of one that matches no file.
      expect(holdingAll.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
      await vitest('--project=unit', ...['pull-quote', 'side-note', 'field-note'], ...holdingAll);
    },
    PATIENCE_MS,
  );

  it(
    'X-4 are published by the CMS and served by the site',
    async () => {
      cpSync(join(copy, 'bin/new/served.fixture.mjs'), join(copy, 'bin/new/served.integration.test.mjs'));
      await vitest('--project=integration', 'bin/new/served.integration.test.mjs');
    },
    PATIENCE_MS,
  );
});
