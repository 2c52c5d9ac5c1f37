import { constants, copyFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
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
 *
 * @returns for each, how it is copied
 */
export function backedUpFiles({ env }) {
  return {
    beforeDatabase: [{ name: 'submissions', path: env.SUBMISSIONS_DIR, copy: copyFiles }],
    afterDatabase: [
      { name: 'media', path: env.MEDIA_DIR, copy: copyMedia },
      { name: 'secrets.json', path: join(dataDirectory, 'secrets.json'), copy: copyFiles },
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

/** Copies a file or a folder, if it is there. Overwrites nothing. */
export async function copyFiles(from, to, accepts) {
  const found = statSync(from, { throwIfNoEntry: false });
  if (found?.isFile()) copyFileSync(from, to, constants.COPYFILE_EXCL);
  if (!found?.isDirectory()) return;
  // Only the pinned Node.js reads TypeScript.
  const { copyTree } = await import('../packages/postgres/src/backup/copy-tree.ts');
  await copyTree(from, to, { accepts });
}

/** Where a file goes while an editor replaces it, after the folder of its kind. Uploads that are not done are left out. */
const ON_THE_WAY = ['.held', '.replaced'];

/**
 * Copies media while editors work: what is replaced meanwhile is found in its own place or in a later one, from which
 * the CMS brings back what its database refers to (`apps/cms/src/media/storage/sweep-media.ts`).
 */
export async function copyMedia(from, to) {
  const topOf = (relative) => relative.split(sep)[0];
  await copyFiles(from, to, (relative) => !relative.startsWith('.'));
  for (const folder of ON_THE_WAY) await copyFiles(from, to, (relative) => topOf(relative) === folder);
}
