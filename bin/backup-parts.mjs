import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from './progress.mjs';
import { dataDirectory, root } from './project.mjs';
import { configure } from './start/configure.mjs';
import { run } from './start/processes.mjs';
import { readSecrets } from './start/secrets.mjs';

/** Written last: a folder without it is not a complete backup. */
export const MANIFEST = 'backup.json';

/**
 * The files of a backup besides the database, and where they belong here. Waiting submissions are copied before the
 * database: one that the site hands in meanwhile is then in both, which does no harm, instead of in neither. Media are
 * copied after it, because it refers to them, and surplus media do no harm.
 */
export function backedUpFiles({ env }) {
  return {
    beforeDatabase: [{ name: 'submissions', path: env.SUBMISSIONS_DIR }],
    afterDatabase: [
      { name: 'media', path: env.MEDIA_DIR },
      { name: 'secrets.json', path: join(dataDirectory, 'secrets.json') },
    ],
  };
}

/** The settings of this installation. @throws Advice when its database is not the embedded one */
export function embeddedSettings() {
  const settings = configure({ secrets: readSecrets(), isDevelopment: false });
  if (settings.embeddedDatabase) return settings;
  throw new Advice(
    'DATABASE_URL is set, so the database is not ours to copy: use the tools of your PostgreSQL, and copy the folders that docs/operations.md names.',
  );
}

/** Runs the database part of a backup or a restore. */
export function runDatabasePart(command, folder, { embeddedDatabase }) {
  const script = join(root, 'packages/postgres/src/backup/main.ts');
  return run(`database-${command}`, [process.execPath, script, command, folder], {
    env: { KEELSTONE_DATABASE: JSON.stringify(embeddedDatabase) },
  });
}

export function copyFiles(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
}
