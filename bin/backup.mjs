#!/usr/bin/env node
// npm run backup [-- FOLDER]: backs up the whole installation while it runs. The counterpart is npm run restore.
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { MANIFEST, writeManifest } from './backup-inventory.mjs';
import { backedUpFiles, copyFiles, embeddedSettings, runDatabasePart } from './backup-parts.mjs';
import { Advice, explain, say, step } from './progress.mjs';
import { dataDirectory } from './project.mjs';
import { useRuntime } from './runtime.mjs';
import { checkEmbeddedDatabase } from './start/ports.mjs';

await useRuntime();

const timestamp = () => new Date().toISOString().replace(/[:.]/g, '-');

/** `npm start` makes these folders (`start.mjs`), so one that is missing is on a disk that is not mounted, or named for `npm start` only. */
function expectFolders({ MEDIA_DIR, SUBMISSIONS_DIR }) {
  for (const [name, path] of Object.entries({ MEDIA_DIR, SUBMISSIONS_DIR })) {
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    throw new Advice(
      `${name}, ${path}, is not there, so this would be a backup without what is in it. Mount its disk, or set ${name} as for npm start.`,
    );
  }
}

/** A disk that is not mounted leaves an empty folder. A site without uploads has one, too. */
function sayIfEmpty({ MEDIA_DIR }) {
  if (readdirSync(MEDIA_DIR).length > 0) return;
  say(`MEDIA_DIR, ${MEDIA_DIR}, is empty, so there are no media in this backup. Is its disk mounted?`);
}

function makeFolder(folder) {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    // Fails if it exists: a backup overwrites nothing.
    mkdirSync(folder, { mode: 0o700 });
  } catch ({ code }) {
    throw new Advice(
      existsSync(folder)
        ? `${folder} is there already, and a backup overwrites nothing. Name a folder that is not there yet. If that one is what an interrupted backup has left (it has no ${MANIFEST}), remove it.`
        : `${folder} could not be made (${code}). Name another folder, in one that this account may write to.`,
    );
  }
}

/** It would copy itself into itself. */
function expectOutside(folder, files) {
  const around = files.find(({ path }) => `${folder}/`.startsWith(`${resolve(path)}/`));
  if (around)
    throw new Advice(`${folder} is in ${around.path}, which is backed up. Name a folder outside of it.`);
}

async function backUp() {
  const settings = embeddedSettings();
  const folder = resolve(process.argv[2] ?? join(dataDirectory, 'backups', timestamp()));
  const { beforeDatabase, afterDatabase } = backedUpFiles(settings);
  expectOutside(folder, [...beforeDatabase, ...afterDatabase]);
  makeFolder(folder);
  const copyAll = async (files) => {
    for (const { name, path, last } of files) await copyFiles(path, join(folder, name), last);
  };
  try {
    await checkEmbeddedDatabase(settings.embeddedDatabase.port);
    expectFolders(settings.env);
    await step('Copying waiting submissions', () => copyAll(beforeDatabase));
    await step('Copying the database', () => runDatabasePart('back-up', join(folder, 'postgres'), settings));
    await step('Copying media and secrets', () => copyAll(afterDatabase));
    chmodSync(folder, 0o700);
    writeManifest(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  sayIfEmpty(settings.env);
  say(
    `The backup is in ${folder}. It holds secrets: keep it where nobody else reads it, and not on this disk alone.`,
  );
}

backUp().catch((error) => {
  explain(error);
  process.exit(1);
});
