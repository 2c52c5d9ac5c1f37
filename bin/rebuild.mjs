#!/usr/bin/env node
import { explain, say, step } from './progress.mjs';
import { useRuntime } from './runtime.mjs';
// npm run rebuild: makes the read model anew from the CMS, while `npm start` runs and visitors go on reading.
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
