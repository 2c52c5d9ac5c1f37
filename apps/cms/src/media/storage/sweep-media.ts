import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_SLUGS, type UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type { Payload } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { MediaFolder } from './media-folder.ts';
import { findNamedFiles } from './named-files.ts';

const HOUR_MS = 3_600_000;
/** This many may always be removed, however few remain. */
const FEW = 20;

type Sweep = { payload: Payload; folder: MediaFolder; now: number };

/** Younger files may belong to a save in progress, in this process or another. */
async function isOld(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && now - Math.max(found.mtimeMs, found.ctimeMs) > HOUR_MS;
}

async function listOld(path: string, { folder, now }: Sweep): Promise<string[]> {
  const names: string[] = [];
  for (const name of await folder.list(path)) if (await isOld(join(path, name), now)) names.push(name);
  return names;
}

/** Restores files held by a process that crashed, if documents still refer to them. */
async function bringBackHeld(sweep: Sweep): Promise<void> {
  const { folder, payload } = sweep;
  for (const transaction of await listOld(folder.held, sweep)) {
    for (const slug of UPLOAD_SLUGS) {
      const names = await folder.list(join(folder.held, transaction, slug));
      if (names.length === 0) continue;
      const named = await findNamedFiles(payload, slug);
      for (const name of names) if (named.has(name)) await folder.restore(transaction, slug, name);
    }
    await folder.letGo(transaction);
  }
}

/**
 * Removes files that no document refers to. Never most of a folder: that would mean that it is the wrong database.
 */
async function removeUnnamed(slug: UploadSlug, sweep: Sweep): Promise<number> {
  const { folder, payload } = sweep;
  const old = await listOld(folder.pathOf(slug, ''), sweep);
  const named = await findNamedFiles(payload, slug);
  const unnamed = old.filter((name) => !named.has(name));
  if (unnamed.length > FEW && unnamed.length > old.length / 2) {
    payload.logger.warn(
      `${unnamed.length} of ${old.length} files in ${slug} belong to no document, so this may be another database’s ` +
        'folder: nothing was removed. Look at MEDIA_DIR and DATABASE_URL.',
    );
    return 0;
  }
  for (const name of unnamed) await folder.remove(slug, name);
  return unnamed.length;
}

/**
 * Removes leftovers of failed uploads older than an hour: files that no document refers to, and partial uploads.
 *
 * @returns the number of removed files
 */
export async function sweepMedia(payload: Payload, now = Date.now()): Promise<number> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const sweep = { payload, folder, now };
  await bringBackHeld(sweep);
  const pieces = await listOld(folder.uploading, sweep);
  for (const name of pieces) await rm(join(folder.uploading, name), { force: true });
  let removed = pieces.length;
  for (const slug of UPLOAD_SLUGS) removed += await removeUnnamed(slug, sweep);
  if (removed > 0) payload.logger.info(`${removed} files that broken uploads had left behind were removed`);
  return removed;
}
