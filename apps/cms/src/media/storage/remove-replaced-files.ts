import { rm, stat } from 'node:fs/promises';
import { UPLOAD_SLUGS } from '@keelstone/editing/media/upload-limits.ts';
import type { Payload } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { daily } from '../../database/daily.ts';
import { TRASH_DAYS } from '../../database/trashed-collections.ts';
import { MediaFolder } from './media-folder.ts';

const DAY_MS = 86_400_000;

/**
 * Removes files that were replaced longer ago than what the trash keeps.
 *
 * @returns the number of removed files
 */
export async function removeReplacedFiles(payload: Payload, now = Date.now()): Promise<number> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  let removed = 0;
  for (const slug of UPLOAD_SLUGS) {
    for (const name of await folder.list(folder.replacedPathOf(slug, ''))) {
      const path = folder.replacedPathOf(slug, name);
      // Another process of the CMS may have removed it.
      const found = await stat(path).catch(() => undefined);
      if (!found || now - found.mtimeMs < TRASH_DAYS * DAY_MS) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

/** Runs it now and every day, until it is stopped. */
export const removeReplacedFilesDaily = (payload: Payload) =>
  daily(payload, removeReplacedFiles, 'Replaced files were not removed; trying again tomorrow');
