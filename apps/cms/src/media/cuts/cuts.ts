import type { Crop } from '@keelstone/editing/media/crop.ts';
import type { AdminText } from '@keelstone/languages/say.ts';

/** A place that shows a part of a picture, and the ratio of its sides. */
export type Cut = { name: AdminText; width: number; height: number; isExact: boolean };

/**
 * Where the site cuts pictures, the widest first. Pages know nine focal points, because a style of each picture's own
 * would violate the content security policy; a picture for shared links is cut exactly.
 */
export const CUTS: readonly Cut[] = [
  { name: 'Top of an article, wide', width: 21, height: 9, isExact: false },
  { name: 'Banner', width: 16, height: 7, isExact: false },
  { name: 'Shared link', width: 1200, height: 630, isExact: true },
  { name: 'Card', width: 16, height: 9, isExact: false },
  { name: 'Section', width: 16, height: 10, isExact: false },
  { name: 'Portrait', width: 4, height: 5, isExact: false },
];

/**
 * What a place shows of the part of a picture, as `object-fit: cover` does, in pixels of the picture.
 *
 * @param focus in percent of the part
 */
export function cutOf({ width, height }: Cut, part: Crop, focus: { x: number; y: number }): Crop {
  const ratio = width / height;
  const isWide = part.width / part.height > ratio;
  const size = {
    width: isWide ? part.height * ratio : part.width,
    height: isWide ? part.height : part.width / ratio,
  };
  return {
    x: part.x + ((part.width - size.width) * focus.x) / 100,
    y: part.y + ((part.height - size.height) * focus.y) / 100,
    ...size,
  };
}
