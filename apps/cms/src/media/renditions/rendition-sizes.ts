import type { Frame } from '@keelstone/editing/media/crop.ts';
import type { ImageSize } from 'payload';

const RENDITION_WIDTHS = [160, 480, 768, 960, 1600] as const;
/**
 * AVIF effort, out of ten. 1 takes four times as long as 0 and makes files a third smaller. It is worth the 0.2 s for
 * the widths that phones load, on the slowest connections.
 */
const avifEffort = (width: number) => (width >= 480 && width <= 960 ? 1 : 0);
const WEBP_EFFORT = 1;

/**
 * The rendition that is made with the upload: the admin's thumbnail, and what pages show until the others are there
 * (docs/decisions/0027).
 */
export const FIRST_RENDITION = 'webp480';

/** `inside` keeps the aspect ratio. With any other fit, Payload encodes each size twice, the first time to measure it. */
export const RENDITIONS = RENDITION_WIDTHS.flatMap((width) => [
  {
    name: `avif${width}`,
    width,
    fit: 'inside',
    formatOptions: {
      format: 'avif',
      options: { quality: 55, effort: avifEffort(width), chromaSubsampling: '4:2:0' },
    },
  },
  {
    name: `webp${width}`,
    width,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 78, effort: WEBP_EFFORT } },
  },
]) satisfies ImageSize[];

export type RenditionSettings = (typeof RENDITIONS)[number];

/** A file of an image, as Payload stores it in the document. `filesize` is unknown until it is made. */
export type Size = {
  filename: string;
  width: number;
  height: number;
  mimeType: string;
  filesize: number | null;
};

/**
 * A rendition's name and size follow from what is shown of the original, so pages can refer to it before it is made.
 *
 * @returns null if that is not that wide: nothing is enlarged
 */
export function planRendition(
  { width, formatOptions: { format } }: RenditionSettings,
  frame: Frame,
): Size | null {
  if (frame.width < width) return null;
  const height = Math.max(1, Math.round((frame.height * width) / frame.width));
  const stem = frame.filename.replace(/\.[^.]*$/, '');
  return {
    filename: `${stem}-${width}x${height}.${format}`,
    width,
    height,
    mimeType: `image/${format}`,
    filesize: null,
  };
}
