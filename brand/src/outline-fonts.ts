import { brandFolder } from './brand-folder.ts';
import { readOutlineFonts } from './typefaces/read-outline-fonts.ts';

/** The fonts for drawing share images, in base64. As for brand.ts, the site's build inlines them. */
export const OUTLINE_FONTS = readOutlineFonts(brandFolder());
