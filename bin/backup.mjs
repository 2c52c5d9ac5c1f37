#!/usr/bin/env node
// npm run backup [-- FOLDER]: backs up the whole installation while it runs. The counterpart is npm run restore.
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backedUpFiles, copyFiles, embeddedSettings, MANIFEST, runDatabasePart } from './backup-parts.mjs';
import { explain, say, step } from './progress.mjs';
import { dataDirectory } from './project.mjs';
import { useRuntime } from './runtime.mjs';

await useRuntime();

const timestamp = () => new Date().toISOString().replace(/[:.]/g, '-');

async function backUp() {
  const settings = embeddedSettings();
  const folder = resolve(process.argv[2] ?? join(dataDirectory, 'backups', timestamp()));
  mkdirSync(dirname(folder), { recursive: true });
  // Fails if it exists: a backup overwrites nothing.
  mkdirSync(folder, { mode: 0o700 });
  const copyAll = async (files) => {
    for (const { name, path, last } of files) await copyFiles(path, join(folder, name), last);
  };
  const { beforeDatabase, afterDatabase } = backedUpFiles(settings);
  try {
    await step('Copying waiting submissions', () => copyAll(beforeDatabase));
    await step('Copying the database', () => runDatabasePart('back-up', join(folder, 'postgres'), settings));
    await step('Copying media and secrets', () => copyAll(afterDatabase));
    chmodSync(folder, 0o700);
    writeFileSync(join(folder, MANIFEST), `${JSON.stringify({ made: new Date().toISOString() })}\n`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  say(
    `The backup is in ${folder}. It holds secrets: keep it where nobody else reads it, and not on this disk alone.`,
  );
}

backUp().catch((error) => {
  explain(error);
  process.exit(1);
});
