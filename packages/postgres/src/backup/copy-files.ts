import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { copyTree, follow } from './copy-tree.ts';

const topOf = (relative: string) => relative.split(path.sep)[0] ?? '';

/**
 * Copies a file, or a folder in which files move meanwhile; nothing if there is neither. Overwrites nothing.
 *
 * @param last folders in it whose names begin with a dot, in the order in which files move through them: they are copied
 *   after all others, so that a file is found in one of them, and others of such names are left out. Without any, the
 *   whole folder is copied
 * @throws if a file of that name already exists, or a link leads nowhere
 */
export async function copyFiles(from: string, to: string, last: readonly string[] = []): Promise<void> {
  const found = await follow(from);
  if (found?.isFile()) await copyFile(from, to, constants.COPYFILE_EXCL);
  if (!found?.isDirectory()) return;
  if (last.length === 0) return copyTree(from, to);
  // Twice, because a file moves back if the change fails that it made way for.
  for (const keepsExisting of [false, true]) {
    await copyTree(from, to, { keepsExisting, accepts: (relative) => !relative.startsWith('.') });
    for (const folder of last)
      await copyTree(from, to, { keepsExisting, accepts: (relative) => topOf(relative) === folder });
  }
}
