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
