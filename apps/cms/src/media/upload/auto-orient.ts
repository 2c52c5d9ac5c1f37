import sharp from 'sharp';
import type { UploadCheck } from './check-upload.ts';
import { replaceUpload, sourceOf } from './uploaded-file.ts';

const UPRIGHT = 1;
/** High, because the renditions are made from it. PNG would become a picture of 256 colours. */
const qualityOf = (format: string) => (format === 'png' ? {} : { quality: 92 });

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
    .toFormat(format === 'heif' ? 'avif' : format, qualityOf(format))
    .toBuffer();
  await replaceUpload(file, upright);
};
