import { contourStyleOf, drawContours } from '@keelstone/contours';
import type { ContentType } from '@keelstone/model';
import sharp from 'sharp';
import { inLanguage } from './in-language.ts';
import type { Content, Entry } from './read-content.ts';

/** The size of a drawing's own grid: vectors scale without loss, and a smaller grid is drawn faster. */
const LANDSCAPE = { width: 960, height: 540 };
const PORTRAIT = { width: 640, height: 800 };
/** Types whose pages begin with a full-width picture. */
const WIDE = ['landing_page', 'overview_page', 'page', 'platform', 'product_suite', 'solution'];
const WIDE_PIXELS = 1600;
const PIXELS = 1200;

/** A product suite's own colour; other nodes get that of the suite they are about. */
function accentOf({ slug, source: { value } }: Entry, content: Content): string | undefined {
  if (slug === 'product_suite') return value.accent as string | undefined;
  const [suite] = (value.productSuites ?? []) as string[];
  const term = suite === undefined ? undefined : content.find({ slug: 'product_suites', key: suite });
  return term && (inLanguage(term, 'en').accent as string | undefined);
}

/** Everything that a node's picture follows from. */
export type Drawing = Parameters<typeof drawContours>[0] & { pixels: number };

/** What to draw for a node. */
export function planPicture(node: Entry, content: Content): Drawing {
  const size = node.slug === 'person' ? PORTRAIT : LANDSCAPE;
  const style = contourStyleOf(node.slug as ContentType, accentOf(node, content));
  const pixels = WIDE.includes(node.slug) ? WIDE_PIXELS : PIXELS;
  return { seed: node.key, ...size, ...style, pixels };
}

/**
 * Draws contour lines as a raster image. Optimized for speed, not size: the renditions for visitors are derived from
 * it.
 */
export function drawPicture({ pixels, ...options }: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(drawContours(options)))
    .resize({ width: pixels })
    .removeAlpha()
    .webp({ quality: 92, effort: 0 })
    .toBuffer();
}
