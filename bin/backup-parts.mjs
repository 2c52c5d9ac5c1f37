import { join } from 'node:path';
import { Advice } from './progress.mjs';
import { dataDirectory, root } from './project.mjs';
import { configure } from './start/configure.mjs';
import { run } from './start/processes.mjs';
import { readSecrets } from './start/secrets.mjs';

const BACKUP = join(root, 'packages/postgres/src/backup/main.ts');

/**
 * Where a file goes while an editor replaces it: from the folder of its kind to the first of these, then to the other.
 * From both, the CMS brings back what its database refers to (`apps/cms/src/media/storage/sweep-media.ts`).
 */
const ON_THE_WAY = ['.held', '.replaced'];

/**
 * The files of a backup besides the database, and where they belong here. Waiting submissions are copied before the
 * database: one that the site hands in meanwhile is then in both, which does no harm, instead of in neither. Media are
 * copied after it, because it refers to them, and surplus media do no harm.
 */
export function backedUpFiles({ env }) {
  return {
    beforeDatabase: [{ name: 'submissions', path: env.SUBMISSIONS_DIR, last: [] }],
    afterDatabase: [
      { name: 'media', path: env.MEDIA_DIR, last: ON_THE_WAY },
      { name: 'secrets.json', path: join(dataDirectory, 'secrets.json'), last: [] },
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
  return run(`database-${command}`, [process.execPath, BACKUP, command, folder], {
    env: { KEELSTONE_DATABASE: JSON.stringify(embeddedDatabase) },
  });
}

/** Copies a file or a folder, if it is there. Overwrites nothing. */
export const copyFiles = (from, to, last) =>
  run('copy-files', [process.execPath, BACKUP, 'copy', from, to, ...last]);
