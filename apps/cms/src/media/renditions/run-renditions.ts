import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cropOf, frameOf } from '@keelstone/editing/media/crop.ts';
import type { ImageFile } from '@keelstone/editing/payload-types.ts';
import type { Payload } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { poll, type Runner } from '../../database/poll.ts';
import { databaseOf, executorOn } from '../../database/transaction.ts';
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
import { planRendition, RENDITIONS } from './rendition-sizes.ts';
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

type Planned = { name: string; filename: string; encoding: Encoding };

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
        filename,
        encoding: { path, temporary, width, height, ...settings.formatOptions } as Encoding,
      },
    ];
  });
}

/** Stores the sizes for the admin. Below Payload's operations: nothing that visitors see changes. */
async function storeFileSizes(
  payload: Payload,
  { id, filename }: ImageFile,
  sizes: readonly { name: string; bytes: number }[],
): Promise<void> {
  const columns = sizes.map(({ name }, index) => `"sizes_${name}_filesize" = $${index + 3}`);
  await executorOf(payload).query(
    `update images set ${columns.join(', ')} where id = $1::integer and filename = $2`,
    [id, filename, ...sizes.map(({ bytes }) => bytes)],
  );
}

/** An image that was deleted or replaced meanwhile must not leave files behind. */
async function removeUnnamed(payload: Payload, id: number, planned: readonly Planned[]): Promise<void> {
  const folder = new MediaFolder(configurationOf(payload).mediaDirectory);
  const image = await readImage(payload, id);
  const named = new Set(image ? planAll(image, folder).map(({ filename }) => filename) : []);
  for (const { filename } of planned) if (!named.has(filename)) await folder.remove(SLUG, filename);
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
    await storeFileSizes(
      payload,
      image,
      planned.map(({ name }, index) => ({ name, bytes: bytes[index] ?? 0 })),
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
    await recordFailure(executorOf(payload), due.id, message);
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
