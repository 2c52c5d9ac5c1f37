#!/usr/bin/env node
// npm test: all checks that a change must pass, cheapest first. `npm test -- unit lint` runs some of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { flakyTitles, limitFlaky } from './check/flaky-tests.mjs';
import { refuseLoggedErrors } from './check/logged-errors.mjs';
import { install } from './install.mjs';
import { Advice, explain, say, step } from './progress.mjs';
import { root, workspaceFolders } from './project.mjs';
import { useRuntime } from './runtime.mjs';
import buildSite from './start/site-build.mjs';

await useRuntime();

const results = join(root, '.test', 'results');
/**
 * Longest first, because two run at a time. The CMS's project includes all that imports Payload; the root's includes
 * the site, the tests and the benchmarks. Packages that run without a DOM have projects of their own.
 */
const TYPE_PROJECTS = ['apps/cms', '.', 'bench/nextjs', ...workspaceFolders()].filter(
  (folder, index, all) => all.indexOf(folder) === index && existsSync(join(root, folder, 'tsconfig.json')),
);

/** Its hundreds of processes load the same modules, Payload's above all: each is compiled once. */
const compiled = join(root, '.test', 'compiled');

/** Runs a command with its output on the terminal. */
function show([program, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Advice(`${[program, ...args].join(' ')} failed: see above.`)),
    );
  });
}

const TSC = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Two at a time, each with one checker: several would instantiate the same types again, which doubles the work. */
async function checkTypes() {
  const waiting = [...TYPE_PROJECTS];
  const checkNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await show([process.execPath, TSC, '-p', next, '--checkers', '1']);
  };
  await Promise.all([checkNext(), checkNext()]);
}

const vitest = (name, env) =>
  show(
    [
      'npx',
      'vitest',
      'run',
      // `unit-replacing` are unit tests, too.
      `--project=${name}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, `${name}.json`)}`,
    ],
    env,
  );

/** One of the benchmarks that are tested, and the journeys, need it. */
async function withBrowser() {
  const { browserVersion, findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser();
  say(`Browser: ${browserVersion(browser)}`);
  return { CHROMIUM_PATH: browser };
}

const LOW_PRIORITY = 10;

/**
 * Starts and stops the journeys' instance once, while other parts leave processors idle: it builds site and CMS and
 * loads the demo in advance. If that fails, the journeys repeat it and report why.
 */
function prepareInstance() {
  const env = JSON.parse(readFileSync(join(root, 'e2e', 'instance.json'), 'utf8'));
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env, KEELSTONE_DATA: instanceData },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  setPriority(child.pid, LOW_PRIORITY);
  const ended = once(child, 'close');
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const log = createWriteStream(join(results, 'instance.log'));
  child.stderr.pipe(log, { end: false });
  const siteIsBuilt = new Promise((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      log.write(`${line}\n`);
      if (line.includes('The site answers')) resolve();
      if (line.includes('Ctrl-C stops everything')) stop();
    });
    ended.then(resolve);
  });
  return { siteIsBuilt, ended, stop };
}

/** The preparation of the instance, while `npm test` runs other parts before the journeys, if there are any. */
let preparation;

const instanceData = join(root, '.test', 'data');

async function endToEnd() {
  const began = Date.now();
  await show(['npx', 'playwright', 'test'], {
    ...(await withBrowser()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
  });
  limitFlaky(flakyTitles(JSON.parse(readFileSync(join(results, 'e2e.json'), 'utf8'))));
  const logs = ['cms.log', 'site.log'].map((name) => join(instanceData, 'logs', name));
  refuseLoggedErrors(logs, began);
}

const PARTS = {
  lint: () => step('Format and lint', () => show(['npx', 'biome', 'ci', '--reporter=summary', '.'])),
  imports: () => step('Import directions', () => show([process.execPath, 'bin/check-imports.mjs'])),
  unused: () =>
    step('Files, exports and dependencies that nothing uses: to be removed, or named in knip.jsonc', () =>
      show(['npx', 'knip', '--no-progress']),
    ),
  licenses: () =>
    step('Licences of what is installed', () => show([process.execPath, 'bin/check-licenses.mjs'])),
  advisories: () =>
    step('Known vulnerabilities of what runs in production', () =>
      show([process.execPath, 'bin/check-advisories.mjs']),
    ),
  types: () => step('Types', checkTypes),
  unit: () => step('Unit tests', () => vitest('unit')),
  build: () =>
    step('Building the site and the sizes it must keep', async () => {
      await preparation?.siteIsBuilt;
      await buildSite();
      await show([process.execPath, 'bench/check-budgets.ts']);
      await show([process.execPath, '--expose-gc', 'bench/search-cost.ts', '--gate']);
    }),
  integration: () => step('Integration tests', async () => vitest('integration', await withBrowser())),
  e2e: async () => {
    // Without the other parts, too: journeys that begin when the CMS answers find the demo half loaded on a slow machine.
    preparation ??= prepareInstance();
    await step('Site, CMS and demo for the journeys', () => preparation.ended);
    await step('End-to-end tests', endToEnd);
  },
};

function count(part, read) {
  try {
    return read(JSON.parse(readFileSync(join(results, `${part}.json`), 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** Prints the totals of all runners on one line, which CI reads. */
function sum() {
  const fromVitest = (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  });
  const fromPlaywright = ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
  const counts = [count('unit', fromVitest), count('integration', fromVitest), count('e2e', fromPlaywright)];
  const total = (key) => counts.reduce((all, one) => all + one[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
}

async function test() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((part) => !(part in PARTS));
  if (unknown.length)
    throw new Advice(
      `There is no part called ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}.`,
    );
  await install();
  for (const former of [results, compiled]) rmSync(former, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  process.env.NODE_COMPILE_CACHE = compiled;
  if (wanted.length === 0) preparation = prepareInstance();
  for (const [name, runPart] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await runPart();
  }
}

test()
  .then(sum)
  .catch(async (error) => {
    await preparation?.stop();
    explain(error);
    sum();
    process.exit(1);
  });
