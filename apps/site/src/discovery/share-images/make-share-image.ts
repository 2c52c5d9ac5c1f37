import sharp from 'sharp';
import { drawShareImage, type ShareImageSubject } from './draw-share-image.ts';

/** Makes the picture of a node: a PNG of 1200 × 630 pixels. */
export type MakeShareImage = (subject: ShareImageSubject) => Promise<Uint8Array>;

/** Few colours, so few bytes: some messengers take no picture above 300 kB. */
const COLOURS = 64;

/** In the thread that calls it: half of the time is its own, the other half libvips'. */
export const makeShareImage: MakeShareImage = (subject) =>
  sharp(Buffer.from(drawShareImage(subject)))
    .png({ palette: true, colours: COLOURS })
    .toBuffer();
