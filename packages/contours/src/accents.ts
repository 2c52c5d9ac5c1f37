import { BRAND } from '@keelstone/brand/brand.ts';

/** The brand colours (C-3) as used in the pictures, by their names in the `brand colors` vocabulary. */
const accents = new Map(Object.entries(BRAND.accents).map(([name, { picture }]) => [name, picture]));

/** The picture's colour for a name; if the name is unknown or missing, the brand's default. */
export const accentColour = (name: string | null | undefined): string =>
  accents.get(name ?? '') ?? accents.get(BRAND.pictures.accent) ?? BRAND.pictures.ink;
