#!/usr/bin/env node
// npm run restore -- FOLDER: restores a backup into an installation without data.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expectWhole } from './backup-inventory.mjs';
import { backedUpFiles, copyFiles, embeddedSettings, runDatabasePart } from './backup-parts.mjs';
import { Advice, explain, say, step } from './progress.mjs';
import { dataDirectory } from './project.mjs';
import { useRuntime } from './runtime.mjs';
import { storeDemo } from './start/demo-choice.mjs';
import { claimDataDirectory } from './start/owner.mjs';
import { beginRestore, endRestore, refuseHalfRestore } from './start/unfinished-restore.mjs';

await useRuntime();

function check(folder) {
  expectWhole(folder);
  refuseHalfRestore();
  if (existsSync(dataDirectory) && existsSync(join(dataDirectory, 'secrets.json')))
    throw new Advice(
      `There is an installation in ${dataDirectory} already, and a restore overwrites nothing. Stop it, move that folder away, then restore again.`,
    );
}

async function restore() {
  const folder = process.argv[2] && resolve(process.argv[2]);
  check(folder);
  claimDataDirectory();
  beginRestore(folder);
  // The backup has all content, also that of a demo, as editors left it. Stored before anything else, so that a start
  // after a broken restore publishes no demo either.
  storeDemo(dataDirectory, 'none');
  // Before the database, because the database's passwords are those of the backup.
  await copyFiles(join(folder, 'secrets.json'), join(dataDirectory, 'secrets.json'), []);
  const settings = embeddedSettings();
  await step('Putting back the database', () =>
    runDatabasePart('restore', join(folder, 'postgres'), settings),
  );
  await step('Putting back media and submissions', async () => {
    for (const { name, path, last } of Object.values(backedUpFiles(settings)).flat()) {
      if (name === 'secrets.json') continue;
      mkdirSync(dirname(path), { recursive: true });
      await copyFiles(join(folder, name), path, last);
    }
  });
  endRestore();
  say('Everything is back. Start with: npm start');
}

restore().catch((error) => {
  explain(error);
  process.exit(1);
});
