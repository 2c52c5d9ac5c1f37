#!/usr/bin/env node
// npm start: from a fresh clone to a running site and CMS. Steps that have nothing to do are skipped.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { explain, say, step } from './progress.mjs';
import { brandFolder, dataDirectory, digest, root, unlessCurrent, workspaceFolders } from './project.mjs';
import { useRuntime } from './runtime.mjs';
import { configure } from './start/configure.mjs';
import { chooseDemo } from './start/demo-choice.mjs';
import { claimDataDirectory } from './start/owner.mjs';
import { checkPorts } from './start/ports.mjs';
import { run, serve } from './start/processes.mjs';
import { readSecrets } from './start/secrets.mjs';
import siteOptions from './start/site-options.json' with { type: 'json' };
import { Supervisor } from './start/supervisor.mjs';

await useRuntime();

const isDevelopment = process.argv.includes('--dev');
/**
 * For clients that only visit the site, such as a benchmark: building the CMS takes minutes, and loading the demo
 * needs only its sources.
 */
const withCms = !process.argv.includes('--no-cms');

const node = (script, ...args) => [process.execPath, script, ...args];
const stamp = (name) => join(dataDirectory, 'stamps', name);

const PACKAGES = [
  'brand/src',
  'content',
  'languages',
  ...workspaceFolders()
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => `${folder}/src`),
  'package-lock.json',
];
/** The input of a build. Listed one by one, because builds write files beside these. */
const SITE = ['apps/site/src', 'apps/site/vite.config.ts', 'apps/site/package.json', ...PACKAGES];
/** The brand is part of the site's build; the CMS reads it at start. */
const BRAND = brandFolder();
const CMS = ['apps/cms/src', 'apps/cms/next.config.ts', 'apps/cms/package.json', ...PACKAGES];

async function startDatabase(supervisor, settings) {
  if (!settings.embeddedDatabase) return;
  const start = () =>
    serve('database', node('packages/postgres/src/server/main.ts'), {
      env: { KEELSTONE_DATABASE: JSON.stringify(settings.embeddedDatabase) },
    });
  const database = await step('Starting PostgreSQL', () => supervisor.keepRunning('database', start), {
    expected: 4,
  });
  settings.env.DATABASE_URL = database.message.cmsUrl;
  settings.env.SITE_DATABASE_URL = database.message.siteUrl;
}

async function migrate({ env, embeddedDatabase }) {
  const work = () =>
    step('Migrating the database', () => run('migrate', node('apps/cms/src/migrate.ts'), { env }), {
      expected: 8,
    });
  // An external database may have been replaced since the last start, so stamps only apply to our own.
  if (!embeddedDatabase) return work();
  await unlessCurrent(stamp('migrated'), digest(['apps/cms/src', ...PACKAGES]), work);
}

const buildSite = () =>
  unlessCurrent(join(root, 'apps/site/dist/.built'), digest([...SITE, BRAND]), () =>
    step('Building the site', () => run('build-site', ['npm', 'run', 'build', '-w', '@keelstone/site']), {
      expected: 10,
    }),
  );

/** At a lower priority than what visitors wait for. */
const buildCms = () =>
  unlessCurrent(join(root, 'apps/cms/.next/.built'), digest(CMS), () =>
    step(
      'Building the CMS',
      () =>
        run('build-cms', ['npm', 'run', 'build', '-w', '@keelstone/cms'], {
          env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
          priority: constants.priority.PRIORITY_BELOW_NORMAL,
        }),
      { expected: 70 },
    ),
  );

/** Progress of the loader, such as `Pages: 25 of 286 loaded`. */
const OF_A_TOTAL = /: (\d+) of (\d+) loaded$/;

function runLoader(name, env, progress) {
  const onLine = (line) => {
    const [, done, total] = OF_A_TOTAL.exec(line) ?? [];
    if (total) progress(Number(done), Number(total));
    if (!total || !process.stdout.isTTY) say(`  ${line}`);
  };
  // The CMS makes the sizes of pictures when it runs.
  const args = withCms ? [name] : [name, '--all-sizes'];
  // Its garbage is short-lived: a larger young generation is collected less often.
  return run('demo', node('--max-semi-space-size=32', 'demo/loader/main.ts', ...args), {
    env: { ...env, LOG_LEVEL: 'error' },
    onLine,
  });
}

async function loadDemo({ env, embeddedDatabase }, { name, note }) {
  if (note) say(note);
  if (name === 'none') return;
  const work = () =>
    step(name === 'full' ? 'Loading the demo content' : `Loading the ${name} content`, (progress) =>
      runLoader(name, env, progress),
    );
  await unlessCurrent(
    stamp('demo'),
    digest([`demo/${name}`, 'demo/loader', 'packages/contours/src']) + (embeddedDatabase ? '' : randomUUID()),
    work,
  );
}

function startSite(supervisor, { env }) {
  const command = isDevelopment
    ? node('apps/site/src/app/dev.ts')
    : node(...siteOptions, 'apps/site/dist/server/server.js');
  return supervisor.keepRunning('site', () => serve('site', command, { env, echo: isDevelopment }));
}

function startCms(supervisor, { env }) {
  const command = node('apps/cms/src/serve.ts', ...(isDevelopment ? ['--dev'] : []));
  return supervisor.keepRunning('cms', () => serve('cms', command, { env, echo: isDevelopment }));
}

function announce(settings, secrets) {
  say('');
  say(`Site  ${settings.env.SITE_URL}`);
  if (withCms) say(`CMS   ${settings.env.CMS_URL}/admin`);
  if (withCms && settings.administratorIsGenerated) {
    const password = secrets.isNew
      ? `password ${secrets.administrator}`
      : 'password as shown on the first start';
    say(`      log in as ${settings.env.ADMIN_EMAIL}, ${password}`);
  }
  say(`Logs  ${join(dataDirectory, 'logs')}`);
  say('Ctrl-C stops everything.');
}

async function start() {
  claimDataDirectory();
  const secrets = readSecrets();
  const settings = configure({ secrets, isDevelopment });
  await checkPorts(settings.ports);
  const demo = chooseDemo({ dataDirectory, args: process.argv.slice(2), env: process.env });
  mkdirSync(settings.env.MEDIA_DIR, { recursive: true });

  const supervisor = new Supervisor();
  supervisor.stopOnSignals();
  await install();
  await startDatabase(supervisor, settings);
  const openSite = async () => {
    if (!isDevelopment) await buildSite();
    await migrated;
    await step('Starting the site', () => startSite(supervisor, settings), { expected: 3 });
    // With a single process, there is none to take over.
    if (Number(process.env.SITE_PROCESSES) > 1 && !isDevelopment) supervisor.replaceOnSignal('site');
    say(`The site answers: ${settings.env.SITE_URL}`);
    if (!isDevelopment && withCms) await buildCms();
  };
  const migrated = migrate(settings);
  await Promise.all([openSite(), migrated.then(() => loadDemo(settings, demo))]);
  if (withCms) await step('Starting the CMS', () => startCms(supervisor, settings), { expected: 8 });
  announce(settings, secrets);
}

start().catch(async (error) => {
  explain(error);
  await Supervisor.current?.stop();
  process.exit(1);
});
