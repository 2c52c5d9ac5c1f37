import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { UploadCheck } from './check-upload.ts';
import { sourceOf } from './uploaded-file.ts';

const UPRIGHT = 1;
/** High, because smaller versions are made from it. */
const QUALITY = 92;

/**
 * Telephones store pictures lying down, with a note which side is up. Payload turns the smaller versions and not the
 * original, nor its width and height: so it is turned first. What else it says of itself, such as whose it is, stays.
 */
export const turnUpright: UploadCheck = async (file) => {
  const source = sourceOf(file);
  const { format, orientation = UPRIGHT } = await sharp(source).metadata();
  if (orientation === UPRIGHT || !format) return;
  const upright = await sharp(source)
    .autoOrient()
    .keepMetadata()
    .toFormat(format === 'heif' ? 'avif' : format, { quality: QUALITY })
    .toBuffer();
  file.size = upright.length;
  if (file.tempFilePath) await writeFile(file.tempFilePath, upright);
  else file.data = upright;
};
