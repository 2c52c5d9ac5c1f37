import { brandFolder, readBrand } from './brand-folder.ts';

/**
 * The brand that BRAND names. The CMS reads it when it starts; into the site, whose styles and typefaces are built
 * with it, the build writes what it read (build/brand-plugin.ts).
 */
export const BRAND = readBrand(brandFolder());
