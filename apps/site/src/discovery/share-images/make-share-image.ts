import sharp from 'sharp';
import {
  drawShareImage,
  SHARE_IMAGE,
  type SharedPicture,
  type ShareImageSubject,
} from './draw-share-image.ts';

/** Creates the share image of a node, of 1200 × 630 pixels: a PNG, or a JPEG if its editor chose a picture. */
export type MakeShareImage = (subject: ShareImageSubject) => Promise<Uint8Array>;

/** A small palette keeps files small: some messengers reject images above 300 kB. */
const COLOURS = 64;
const QUALITY = 78;

/** Where a piece of `wanted` pixels begins, so that the focal point is as near to its middle as the edges allow. */
const startOf = (percent: number, whole: number, wanted: number) =>
  Math.min(Math.max(Math.round((percent / 100) * whole - wanted / 2), 0), whole - wanted);

/** The picture, cut around its focal point. */
async function cutPicture({ file, x, y }: SharedPicture): Promise<Uint8Array> {
  const { width, height } = SHARE_IMAGE;
  const { data, info } = await sharp(file)
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95 })
    .toBuffer({ resolveWithObject: true });
  const piece = { left: startOf(x, info.width, width), top: startOf(y, info.height, height), width, height };
  return sharp(data).extract(piece).jpeg({ quality: QUALITY }).toBuffer();
}

/** Half of the work is done in the calling thread, the other half by libvips. */
export const makeShareImage: MakeShareImage = async (subject) => {
  const draw = () => sharp(Buffer.from(drawShareImage(subject)));
  if (!subject.picture) return draw().png({ palette: true, colours: COLOURS }).toBuffer();
  // A file may be replaced between the request and the drawing.
  return cutPicture(subject.picture).catch(() => draw().jpeg({ quality: QUALITY }).toBuffer());
};
