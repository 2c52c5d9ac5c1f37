#!/usr/bin/env node
// npm run rebuild: rebuilds the read model from the CMS, without downtime while `npm start` runs.
import { explain, say, step } from './progress.mjs';
import { useRuntime } from './runtime.mjs';
import { configure } from './start/configure.mjs';
import { run } from './start/processes.mjs';
import { readSecrets } from './start/secrets.mjs';

await useRuntime();

const { env, embeddedDatabase } = configure({ secrets: readSecrets(), isDevelopment: false });
if (embeddedDatabase) {
  const { port, database, cms } = embeddedDatabase;
  env.DATABASE_URL = `postgresql://${cms.role}:${cms.password}@127.0.0.1:${port}/${database}`;
}

step('Rebuilding the read model', () =>
  run('rebuild', [process.execPath, 'apps/cms/src/rebuild.ts'], {
    env,
    onLine: (line) => say(`  ${line}`),
  }),
).catch((error) => {
  explain(error);
  process.exit(1);
});
