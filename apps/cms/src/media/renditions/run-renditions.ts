import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cropOf, frameOf, originalOf } from '@keelstone/editing/media/crop.ts';
import type { ImageFile } from '@keelstone/editing/payload-types.ts';
import type { Payload } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { poll, type Runner } from '../../database/poll.ts';
import { lockPublishing } from '../../database/publishing-lock.ts';
import { databaseOf, executorOn } from '../../database/transaction.ts';
import { publishDependents } from '../../publishing/dependents/publish-dependents.ts';
import { PayloadDocumentReader } from '../../publishing/document-reader.ts';
import { MediaFolder } from '../storage/media-folder.ts';
import {
  claimDueImage,
  completeImage,
  countDueImages,
  type DueImage,
  MOST_ATTEMPTS,
  recordFailure,
} from './due-renditions.ts';
import { Encoder, type Encoding } from './encoder.ts';
import { planRendition, RENDITIONS, type Size } from './rendition-sizes.ts';
import { writeFrame } from './write-frame.ts';

/** Polling interval for new uploads. */
const LOOK_MS = 500;

const SLUG = 'images';

type Work = { payload: Payload; encoder: Encoder };

const executorOf = (payload: Payload) => executorOn(databaseOf(payload).drizzle);

async function readImage(payload: Payload, id: number): Promise<ImageFile | undefined> {
  const { docs } = await payload.find({
    collection: SLUG,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
  });
  return docs[0];
}

type Planned = { name: string; size: Size; encoding: Encoding };

function planAll(image: ImageFile, folder: MediaFolder): Planned[] {
  const frame = frameOf(image);
  if (!frame) return [];
  return RENDITIONS.flatMap((settings) => {
    const planned = planRendition(settings, frame);
    if (!planned) return [];
    const { filename, width, height } = planned;
    const path = folder.pathOf(SLUG, filename);
    const temporary = join(folder.uploading, `${filename}.${process.pid}`);
    return [
      {
        name: settings.name,
        size: planned,
        encoding: { path, temporary, width, height, ...settings.formatOptions } as Encoding,
      },
    ];
  });
}

/** The columns of a size in Payload's table, and what they get. */
const columnsOf = ({ name, size }: Planned, bytes: number): [column: string, value: unknown][] => [
  [`sizes_${name}_filename`, size.filename],
  [`sizes_${name}_width`, size.width],
  [`sizes_${name}_height`, size.height],
  [`sizes_${name}_mime_type`, size.mimeType],
  [`sizes_${name}_filesize`, bytes],
];

/**
 * Stores what has been made, below Payload's operations: nobody has saved the image. Pages refer to its sizes already,
 * unless this version added a size after the image was uploaded: then what shows the image is published again.
 */
async function storeSizes(
  payload: Payload,
  image: ImageFile,
  made: readonly { planned: Planned; bytes: number }[],
): Promise<void> {
  const { id, filename, crop } = image;
  const entries = made.flatMap(({ planned, bytes }) => columnsOf(planned, bytes));
  const columns = entries.map(([column], index) => `"${column}" = $${index + 4}`);
  const known = new Set(Object.values(image.sizes ?? {}).map((size) => size?.filename));
  const isNew = made.some(({ planned }) => !known.has(planned.size.filename));
  await inTransaction(payload, async (req, executor) => {
    if (isNew) await lockPublishing(executor);
    // Not if it has been replaced or cropped meanwhile: then it has other sizes, and is in the queue again.
    await executor.query(
      `update images set ${columns.join(', ')}
       where id = $1::integer and filename = $2 and coalesce(crop, 'null') = $3::jsonb`,
      [id, filename, JSON.stringify(crop ?? null), ...entries.map(([, value]) => value)],
    );
    if (isNew)
      await publishDependents([`media:${SLUG}:${id}`], {
        req,
        executor,
        documents: new PayloadDocumentReader(req),
      });
  });
}

/** An image that was deleted or replaced meanwhile must not leave files behind. */
async function removeUnnamed(payload: Payload, id: number, planned: readonly Planned[]): Promise<void> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const image = await readImage(payload, id);
  const named = new Set(image ? planAll(image, folder).map(({ size }) => size.filename) : []);
  for (const { size } of planned) if (!named.has(size.filename)) await folder.remove(SLUG, size.filename);
}

/** Whether somebody is deleting an image, or giving it another file. */
async function isBeingChanged(payload: Payload, id: number): Promise<boolean> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const image = await readImage(payload, id);
  const names = [image && originalOf(image), image && frameOf(image)].map((file) => file?.filename);
  for (const name of names) if (name && (await folder.isTakenAway(SLUG, name))) return true;
  return false;
}

async function makeRenditions(due: DueImage, { payload, encoder }: Work): Promise<void> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const image = await readImage(payload, due.id);
  const planned = image ? planAll(image, folder) : [];
  if (image && planned.length > 0) {
    await mkdir(folder.uploading, { recursive: true });
    // It is there already, unless it was lost.
    if (cropOf(image)) await writeFrame(image, folder);
    const source = folder.pathOf(SLUG, frameOf(image)?.filename ?? '');
    const bytes = await encoder.encode({ source, encodings: planned.map(({ encoding }) => encoding) });
    await storeSizes(
      payload,
      image,
      planned.map((each, index) => ({ planned: each, bytes: bytes[index] ?? 0 })),
    );
  }
  if (!(await completeImage(executorOf(payload), due))) await removeUnnamed(payload, due.id, planned);
}

/** @returns false if no image is due */
async function makeNext(work: Work): Promise<boolean> {
  const { payload } = work;
  const due = await claimDueImage(executorOf(payload));
  if (!due) return false;
  try {
    await makeRenditions(due, work);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // A file that is missing because its image was deleted or got another one needs nobody's attention. Asked first:
    // when that has been committed, the image is no longer claimed.
    const isMoving = await isBeingChanged(payload, due.id);
    if (!(await recordFailure(executorOf(payload), due, message)) || isMoving) return true;
    const next =
      due.attempts < MOST_ATTEMPTS ? 'it is tried again' : 'it is not tried again until it is uploaded anew';
    payload.logger.error({ err: error }, `The sizes of image ${due.id} could not be made; ${next}`);
  }
  return true;
}

/**
 * Makes the renditions of uploaded images, one image after the other. Several processes may run it on one database
 * and media folder.
 */
export function runRenditions(payload: Payload): Runner {
  const encoder = new Encoder();
  const runner = poll(async (signal) => {
    try {
      while (!signal.aborted && (await makeNext({ payload, encoder })));
    } catch (error) {
      payload.logger.error({ err: error }, 'Uploaded images cannot be looked up; trying again');
    }
    encoder.stop();
    return LOOK_MS;
  });
  return {
    stop: async () => {
      await runner.stop();
      encoder.stop();
    },
  };
}

/**
 * Makes all renditions that are due, for scripts.
 *
 * @param report is told how many images are left, after each
 */
export async function makeDueRenditions(payload: Payload, report: (left: number) => void): Promise<void> {
  const encoder = new Encoder();
  try {
    while (await makeNext({ payload, encoder })) report(await countDueImages(executorOf(payload)));
  } finally {
    encoder.stop();
  }
}
