import { rm, stat } from 'node:fs/promises';
import { UPLOAD_SLUGS } from '@keelstone/editing/media/upload-limits.ts';
import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { daily } from '../../database/daily.ts';
import { readClock } from '../../database/database-clock.ts';
import { readerOf } from '../../database/transaction.ts';
import { TRASH_DAYS } from '../../database/trashed-collections.ts';
import { MediaFolder } from './media-folder.ts';

const DAY_MS = 86_400_000;

/**
 * Removes files that were put aside longer ago than what the trash keeps.
 *
 * @param at the time, by the database's clock, like that at which they were put aside
 * @returns the number of removed files
 */
export async function removeReplacedFiles(payload: Payload, at?: number): Promise<number> {
  const now = at ?? (await readClock(await readerOf({ payload } as PayloadRequest))).getTime();
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
