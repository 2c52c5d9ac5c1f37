#!/usr/bin/env node
// npm run rebuild: rebuilds the read model from the CMS, without downtime while `npm start` runs.
import { explain, say, step } from './progress.mjs';
import { useRuntime } from './runtime.mjs';
import { configure } from './start/configure.mjs';
import { checkDatabase, checkEmbeddedDatabase } from './start/ports.mjs';
import { run } from './start/processes.mjs';
import { readSecrets } from './start/secrets.mjs';

await useRuntime();

async function rebuild() {
  const { env, embeddedDatabase } = configure({ secrets: readSecrets(), isDevelopment: false });
  await checkDatabase(process.env.DATABASE_URL);
  if (embeddedDatabase) {
    const { port, database, cms } = embeddedDatabase;
    await checkEmbeddedDatabase(port);
    env.DATABASE_URL = `postgresql://${cms.role}:${cms.password}@127.0.0.1:${port}/${database}`;
  }
  await step('Rebuilding the read model', () =>
    run('rebuild', [process.execPath, 'apps/cms/src/rebuild.ts'], {
      env,
      onLine: (line) => say(`  ${line}`),
    }),
  );
}

rebuild().catch((error) => {
  explain(error);
  process.exit(1);
});
