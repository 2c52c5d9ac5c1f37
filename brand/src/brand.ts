import { brandFolder, readBrand } from './brand-folder.ts';

/**
 * The brand selected by BRAND. The CMS reads it at startup; the site's build inlines it (build/brand-plugin.ts),
 * because styles and typefaces are built from it as well.
 */
export const BRAND = readBrand(brandFolder());
