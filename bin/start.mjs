#!/usr/bin/env node
// npm start: from a fresh clone to a running site and CMS. Steps that have nothing to do are skipped.
import { join } from 'node:path';
import { buildOnce } from './build-once.mjs';
import { install } from './install.mjs';
import { explain, say, step } from './progress.mjs';
import { dataDirectory, digest, root } from './project.mjs';
import { useRuntime } from './runtime.mjs';
import { checkConfiguration } from './start/check-configuration.mjs';
import { configure } from './start/configure.mjs';
import { prepareContent } from './start/content.mjs';
import { chooseDemo } from './start/demo-choice.mjs';
import { makeFolders } from './start/folders.mjs';
import { claimDataDirectory } from './start/owner.mjs';
import { checkDatabase, checkPorts } from './start/ports.mjs';
import { run, serve } from './start/processes.mjs';
import { prepareSecrets, rememberPasswordIsTold } from './start/secrets.mjs';
import { PACKAGES, unlessSiteIsBuilt } from './start/site-build.mjs';
import siteOptions from './start/site-options.json' with { type: 'json' };
import { Supervisor } from './start/supervisor.mjs';
import { refuseHalfRestore } from './start/unfinished-restore.mjs';

await useRuntime();

const isDevelopment = process.argv.includes('--dev');
/**
 * For clients that only visit the site, such as a benchmark: building the CMS takes minutes, and loading the demo
 * needs only its sources.
 */
const withCms = !process.argv.includes('--no-cms');

const node = (script, ...args) => [process.execPath, script, ...args];

/** The input of its build. Listed one by one, because builds write files beside these. */
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
  // Started again, it finds the same database or none at all.
  settings.embeddedDatabase.mayBeMade = false;
  settings.env.DATABASE_URL = database.message.cmsUrl;
  settings.env.SITE_DATABASE_URL = database.message.siteUrl;
}

const buildSite = () =>
  unlessSiteIsBuilt(() =>
    step(
      'Building the site',
      () => run('build-site', ['npm', 'run', 'build', '-w', '@keelstone/site'], { hasChildren: true }),
      {
        expected: 10,
      },
    ),
  );

/** Behind what visitors wait for, and before the pictures of the demo (bin/start/content.mjs). */
const BUILD_PRIORITY = 5;
const buildCms = () =>
  buildOnce('CMS', { stampFile: join(root, 'apps/cms/.next/.built'), input: digest(CMS) }, () =>
    step(
      'Building the CMS',
      () =>
        run('build-cms', ['npm', 'run', 'build', '-w', '@keelstone/cms'], {
          env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
          priority: BUILD_PRIORITY,
          hasChildren: true,
        }),
      { expected: 70 },
    ),
  );

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

function sayLogIn(settings, secrets) {
  if (!settings.administratorIsGenerated) return;
  const email = settings.env.ADMIN_EMAIL;
  say(
    secrets.isNew
      ? `      log in as ${email}, password ${secrets.administrator}`
      : // What happened to it since, or whether a backup brought other accounts, is not known here.
        `      log in as before: if the first start named nobody else, as ${email} with the password that it showed, “administrator” in secrets.json, until that is changed`,
  );
}

function announce(settings, secrets) {
  say('');
  say(`Site  ${settings.env.SITE_URL}`);
  if (withCms) {
    say(`CMS   ${settings.env.CMS_URL}/admin`);
    sayLogIn(settings, secrets);
  }
  say(`Logs  ${join(dataDirectory, 'logs')}`);
  say('Ctrl-C stops everything.');
}

async function openSite(supervisor, settings, migrated) {
  await migrated;
  await step('Starting the site', () => startSite(supervisor, settings), { expected: 2 });
  // With a single process, there is none to take over.
  if (Number(process.env.SITE_PROCESSES) > 1 && !isDevelopment) supervisor.replaceOnSignal('site');
  say(`The site answers: ${settings.env.SITE_URL}`);
}

/** While the rest of the content is loaded: it refuses what a load would overwrite. */
async function openCms(supervisor, settings, secrets, readable) {
  if (!withCms) return;
  if (!isDevelopment) await buildCms();
  await readable;
  await step('Starting the CMS', () => startCms(supervisor, settings), { expected: 4 });
  say(`The CMS answers: ${settings.env.CMS_URL}/admin`);
  sayLogIn(settings, secrets);
  rememberPasswordIsTold();
}

async function start() {
  const wasKilled = claimDataDirectory();
  refuseHalfRestore();
  const secrets = prepareSecrets();
  const settings = configure({ secrets, isDevelopment });
  await checkPorts(settings.ports, { wasKilled });
  await checkDatabase(process.env.DATABASE_URL);
  const demo = chooseDemo({ dataDirectory, args: process.argv.slice(2), env: process.env });
  makeFolders(settings.env);

  const supervisor = new Supervisor();
  supervisor.stopOnSignals();
  await install(() => Boolean(Supervisor.current?.stopping));
  await checkConfiguration(settings, { withCms });
  await startDatabase(supervisor, settings);
  const content = prepareContent(settings, demo, { migrations: ['apps/cms/src', ...PACKAGES], withCms });
  const siteBuilt = isDevelopment ? undefined : buildSite();
  await Promise.all([
    ...Object.values(content),
    Promise.resolve(siteBuilt).then(() => openSite(supervisor, settings, content.migrated)),
    Promise.resolve(siteBuilt).then(() => openCms(supervisor, settings, secrets, content.readable)),
  ]);
  announce(settings, secrets);
}

start().catch(async (error) => {
  // A step has failed because it was interrupted; who did that ends this process.
  if (Supervisor.current?.stopping) return;
  explain(error);
  await Supervisor.current?.stop();
  process.exit(1);
});
