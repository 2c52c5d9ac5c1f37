import sharp from 'sharp';
import { drawShareImage, type ShareImageSubject } from './draw-share-image.ts';

/** Creates the share image of a node: a PNG of 1200 × 630 pixels. */
export type MakeShareImage = (subject: ShareImageSubject) => Promise<Uint8Array>;

/** A small palette keeps files small: some messengers reject images above 300 kB. */
const COLOURS = 64;

/** Half of the work is done in the calling thread, the other half by libvips. */
export const makeShareImage: MakeShareImage = (subject) =>
  sharp(Buffer.from(drawShareImage(subject)))
    .png({ palette: true, colours: COLOURS })
    .toBuffer();
