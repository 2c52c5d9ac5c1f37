import { BRAND } from '@keelstone/brand/brand.ts';
import type { ContentType } from '@keelstone/model';
import type { ContourOptions } from './contour-field.ts';

/** The brand colours (C-3) as used in the pictures, by their names in the `brand colors` vocabulary. */
const accents = new Map(Object.entries(BRAND.accents).map(([name, { picture }]) => [name, picture]));

/** The picture's colour for a name; if the name is unknown or missing, the brand's default. */
export const accentColour = (name: string | null | undefined): string =>
  accents.get(name ?? '') ?? accents.get(BRAND.pictures.accent) ?? BRAND.pictures.ink;

/** The style of one content type's pictures: all options except seed and size. */
export type ContourStyle = Required<
  Pick<ContourOptions, 'accent' | 'density' | 'relief' | 'landform' | 'accentOn'>
>;

type Terrain = Omit<ContourStyle, 'accent'>;

/** For a type without a terrain of its own. */
const PLAIN: Terrain = { landform: 'plain', density: 0.8, relief: 0.9, accentOn: 'line' };

/** Types look different, so that visitors learn to recognise them by their terrain. */
const TERRAINS: Partial<Record<ContentType, Terrain>> = {
  article: { landform: 'ridge', density: 1, relief: 1.1, accentOn: 'line' },
  case_study: { landform: 'terraces', density: 0.95, relief: 0.55, accentOn: 'line' },
  event: { landform: 'concentric', density: 0.9, relief: 0.5, accentOn: 'region' },
  landing_page: { landform: 'coast', density: 0.8, relief: 0.9, accentOn: 'line' },
  overview_page: { landform: 'islands', density: 0.75, relief: 0.7, accentOn: 'region' },
  page: { landform: 'plain', density: 0.6, relief: 0.9, accentOn: 'line' },
  person: { landform: 'basin', density: 0.85, relief: 0.45, accentOn: 'line' },
  platform: { landform: 'saddle', density: 0.95, relief: 0.7, accentOn: 'region' },
  product_detail: { landform: 'shoulder', density: 0.9, relief: 0.8, accentOn: 'region' },
  product_suite: { landform: 'summit', density: 1.1, relief: 0.75, accentOn: 'region' },
  resource: { landform: 'valley', density: 0.85, relief: 0.75, accentOn: 'line' },
  solution: { landform: 'saddle', density: 0.8, relief: 1, accentOn: 'line' },
  testimonial: { landform: 'ripples', density: 0.7, relief: 0.4, accentOn: 'line' },
};

/**
 * The style of a content type's pictures.
 *
 * @param accentName a colour of the `brand colors` vocabulary; if unknown or missing, the brand's default is
 * used
 * @returns all options of `drawContours` except seed and size
 */
export function contourStyleOf(type: ContentType, accentName: string | null | undefined): ContourStyle {
  return { ...(TERRAINS[type] ?? PLAIN), accent: accentColour(accentName) };
}
