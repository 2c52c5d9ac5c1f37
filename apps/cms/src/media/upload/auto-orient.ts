import sharp from 'sharp';
import type { UploadCheck } from './check-upload.ts';
import { replaceUpload, sameFormat, sourceOf } from './uploaded-file.ts';

const UPRIGHT = 1;
/**
 * Phones store photographs rotated, with an orientation tag. Payload rotates the renditions but neither the
 * original nor its width and height, so we rotate it first. Other metadata, such as the copyright, is kept.
 */
export const autoOrient: UploadCheck = async (file) => {
  const source = sourceOf(file);
  const { format, orientation = UPRIGHT } = await sharp(source).metadata();
  if (orientation === UPRIGHT || !format) return;
  const upright = await sharp(source)
    .autoOrient()
    .keepMetadata()
    .toFormat(...sameFormat(format))
    .toBuffer();
  await replaceUpload(file, upright);
};
