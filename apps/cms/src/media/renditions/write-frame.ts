import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Crop, cropOf, frameOf, originalOf } from '@keelstone/editing/media/crop.ts';
import { MOST_PIXELS } from '@keelstone/editing/media/upload-limits.ts';
import sharp, { type Sharp } from 'sharp';
import type { MediaFolder } from '../storage/media-folder.ts';
import { FIRST_RENDITION, planRendition, RENDITIONS } from './rendition-sizes.ts';

const SLUG = 'images';
/** As for originals that are turned upright (upload/auto-orient.ts): renditions are made from it. */
const QUALITY = 92;

type Writing = { folder: MediaFolder; name: string };

/** Written beside and renamed, so that nobody reads half a file. */
async function writeFile(picture: Sharp, { folder, name }: Writing): Promise<void> {
  const path = folder.pathOf(SLUG, name);
  if (await stat(path).catch(() => undefined)) return;
  await mkdir(folder.uploading, { recursive: true });
  const temporary = join(folder.uploading, `${name}.${process.pid}`);
  try {
    await picture.toFile(temporary);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

const open = (source: string, crop: Crop | null): Sharp => {
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS });
  return crop
    ? picture.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    : picture;
};

async function writePart(source: string, crop: Crop, writing: Writing): Promise<void> {
  const { format } = await sharp(source).metadata();
  const type = format === 'heif' || format === undefined ? 'avif' : format;
  await writeFile(open(source, crop).keepIccProfile().toFormat(type, { quality: QUALITY }), writing);
}

/**
 * Writes what pages show of an image from the moment of the save: its part, if it has one, and the first rendition.
 * The original is only read. What it says of itself (EXIF) stays with it, because that may contain a small picture of
 * the whole.
 */
export async function writeFrame(
  document: Parameters<typeof frameOf>[0],
  folder: MediaFolder,
): Promise<void> {
  const original = originalOf(document);
  const frame = frameOf(document);
  if (!original || !frame) return;
  const crop = cropOf(document);
  const source = folder.pathOf(SLUG, original.filename);
  if (crop) await writePart(source, crop, { folder, name: frame.filename });
  const settings = RENDITIONS.find(({ name }) => name === FIRST_RENDITION);
  const planned = settings && planRendition(settings, frame);
  if (!settings || !planned) return;
  const { width, height, filename: name } = planned;
  const { format, options } = settings.formatOptions;
  const picture = open(source, crop).resize({ width, height, fit: 'fill' }).toFormat(format, options);
  await writeFile(picture, { folder, name });
}
