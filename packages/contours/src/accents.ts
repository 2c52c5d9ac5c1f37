import { BRAND } from '@keelstone/brand/brand.ts';

/** The brand colours (C-3) as the pictures use them. Names are those of the `brand colors` vocabulary. */
const accents = new Map(Object.entries(BRAND.accents).map(([name, { picture }]) => [name, picture]));

/** The picture's colour for a name; for one that the brand does not know, and for none, the brand's own choice. */
export const accentColour = (name: string | null | undefined): string =>
  accents.get(name ?? '') ?? accents.get(BRAND.pictures.accent) ?? BRAND.pictures.ink;
