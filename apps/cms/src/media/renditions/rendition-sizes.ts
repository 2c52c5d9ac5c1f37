import type { ImageSize } from 'payload';

const RENDITION_WIDTHS = [160, 480, 960, 1600] as const;
/**
 * AVIF effort, out of ten. 1 takes four times as long as 0 and makes files a third smaller. It is worth the 0.2 s for
 * the widths that phones load, on the slowest connections.
 */
const avifEffort = (width: number) => (width === 480 || width === 960 ? 1 : 0);
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

export type Original = { filename: string; width: number; height: number };

/** The original as far as it is known; a partial update contains none of it. */
export function originalOf(data: Partial<Record<keyof Original, unknown>>): Original | null {
  const { filename, width, height } = data;
  const isKnown = typeof filename === 'string' && typeof width === 'number' && typeof height === 'number';
  return isKnown && filename !== '' && width > 0 && height > 0 ? { filename, width, height } : null;
}

/**
 * A rendition's name and size follow from the original, so pages can refer to it before it is made.
 *
 * @returns null if the original is not that wide: nothing is enlarged
 */
export function planRendition(
  { width, formatOptions: { format } }: RenditionSettings,
  original: Original,
): Size | null {
  if (original.width < width) return null;
  const height = Math.max(1, Math.round((original.height * width) / original.width));
  const stem = original.filename.replace(/\.[^.]*$/, '');
  return {
    filename: `${stem}-${width}x${height}.${format}`,
    width,
    height,
    mimeType: `image/${format}`,
    filesize: null,
  };
}
