import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { frameOf } from '@keelstone/editing/media/crop.ts';
import { UPLOAD_SLUGS, type UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import type { ImageFile } from '@keelstone/editing/payload-types.ts';
import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { readClock } from '../../database/database-clock.ts';
import { databaseOf, executorOn, readerOf } from '../../database/transaction.ts';
import { TRASH_DAYS } from '../../database/trashed-collections.ts';
import { requestLostRenditions } from '../renditions/due-renditions.ts';
import { planRendition, RENDITIONS } from '../renditions/rendition-sizes.ts';
import { filesOf } from './files-of.ts';
import { MediaFolder } from './media-folder.ts';
import { findNamedFiles } from './named-files.ts';

const HOUR_MS = 3_600_000;
/** This many may always be put aside, however few remain. */
const FEW = 20;

type Sweep = {
  payload: Payload;
  folder: MediaFolder;
  /** What is an hour older than this is old, in milliseconds. */
  now: number;
  /** The database's time. */
  clock: Date;
};

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

/**
 * Brings back held files to which documents still refer: those of a process that crashed, and those of a restored
 * backup, whatever their age. What is old is held no longer.
 */
async function bringBackHeld({ payload, folder, now }: Sweep): Promise<void> {
  for (const transaction of await folder.list(folder.held)) {
    for (const slug of UPLOAD_SLUGS) {
      const names = await folder.list(join(folder.held, transaction, slug));
      if (names.length === 0) continue;
      const named = await findNamedFiles(payload, slug);
      for (const name of names) {
        if (named.has(name)) await folder.bringBackHeld(transaction, slug, name);
      }
    }
    if (await isOld(join(folder.held, transaction), now)) await folder.letGo(transaction);
  }
}

/**
 * Puts files aside that no document refers to. They are not removed: after an older database was restored, they are
 * all those uploaded since, and needed again if a newer one is. Never most of a folder: that would mean that it is the
 * wrong database.
 */
async function putUnnamedAside(slug: UploadSlug, sweep: Sweep): Promise<number> {
  const { folder, payload, clock } = sweep;
  const old = await listOld(folder.pathOf(slug, ''), sweep);
  const named = await findNamedFiles(payload, slug);
  const unnamed = old.filter((name) => !named.has(name));
  if (unnamed.length > FEW && unnamed.length > old.length / 2) {
    payload.logger.warn(
      `${unnamed.length} of ${old.length} files in ${slug} belong to no document, so this may be another database’s ` +
        'folder: nothing was put aside. Look at MEDIA_DIR and DATABASE_URL.',
    );
    return 0;
  }
  for (const name of unnamed) await folder.putAside(folder.pathOf(slug, name), slug, name, clock);
  return unnamed.length;
}

/** Restores files that were put aside, if documents refer to them again: those of another database than before. */
async function bringBackNamed(slug: UploadSlug, { folder, payload }: Sweep): Promise<void> {
  const names = await folder.list(folder.replacedPathOf(slug, ''));
  if (names.length === 0) return;
  const named = await findNamedFiles(payload, slug);
  for (const name of names) {
    if (named.has(name)) await folder.restore(folder.replacedPathOf(slug, name), slug, name);
  }
}

/** Files that only an upload brings. If they are gone, a disk is not mounted, or was not restored with the database. */
async function reportMissing(slug: UploadSlug, { payload, folder }: Sweep): Promise<void> {
  const { rows } = await executorOn(databaseOf(payload).drizzle).query(
    `select filename from ${slug} where filename is not null`,
  );
  const there = new Set(await folder.list(folder.pathOf(slug, '')));
  const absent = rows.map(({ filename }) => String(filename)).filter((name) => !there.has(name));
  // Not what somebody has deleted or replaced meanwhile.
  const named = absent.length > 0 ? await findNamedFiles(payload, slug, absent) : new Set();
  const missing = absent.filter((name) => named.has(name));
  if (missing.length === 0) return;
  payload.logger.error(
    `${missing.length} of ${rows.length} files of ${slug} are missing, such as ${missing[0]}: visitors do not see them. ` +
      'Look whether MEDIA_DIR is mounted, and is the folder that belongs to this database.',
  );
}

/** The renditions that an image should have, also those of a size that a later version has added. */
const plannedFor = (image: ImageFile): string[] => {
  const frame = frameOf(image);
  return frame ? RENDITIONS.flatMap((settings) => planRendition(settings, frame)?.filename ?? []) : [];
};

/**
 * Has the files made anew that follow from an original and are gone: after a restore, those of pictures that were
 * replaced while the backup was made, because they are not put aside; after an upgrade, those of a new size, if an older
 * process has taken the queue's entries for it.
 */
async function makeLostRenditions({ payload, folder }: Sweep): Promise<void> {
  const { docs } = await payload.find({
    collection: 'images',
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  const there = new Set(await folder.list(folder.pathOf('images', '')));
  const lost = docs.filter(
    (image) =>
      there.has(image.filename ?? '') &&
      [...filesOf(image), ...plannedFor(image)].some((name) => !there.has(name)),
  );
  await requestLostRenditions(
    executorOn(databaseOf(payload).drizzle),
    lost.map(({ id }) => id),
  );
}

/**
 * Makes the folder match the documents, apart from what is younger than an hour: removes partial uploads, puts aside
 * what no document refers to, brings back, or has made, what one refers to again, and logs what is missing.
 *
 * @param at the time, in milliseconds; the earlier one of this process and the database if it is left out, because
 * either clock may be wrong, and what is young must stay
 * @returns the number of files that were removed or put aside
 */
export async function sweepMedia(payload: Payload, at?: number): Promise<number> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const clock = await readClock(await readerOf({ payload } as PayloadRequest));
  const sweep = { payload, folder, clock, now: at ?? Math.min(Date.now(), clock.getTime()) };
  await bringBackHeld(sweep);
  const pieces = await listOld(folder.uploading, sweep);
  for (const name of pieces) await rm(join(folder.uploading, name), { force: true });
  let aside = 0;
  for (const slug of UPLOAD_SLUGS) {
    await bringBackNamed(slug, sweep);
    aside += await putUnnamedAside(slug, sweep);
    await reportMissing(slug, sweep);
  }
  await makeLostRenditions(sweep);
  if (pieces.length > 0) payload.logger.info(`${pieces.length} unfinished uploads were removed`);
  if (aside > 0) {
    payload.logger.info(
      `${aside} files that no document refers to were moved to .replaced in MEDIA_DIR, which keeps them for ${TRASH_DAYS} days`,
    );
  }
  return pieces.length + aside;
}
