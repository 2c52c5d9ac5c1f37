import { brandFolder } from './brand-folder.ts';
import { readOutlineFonts } from './typefaces/read-outline-fonts.ts';

/** The fonts that share pictures are drawn with, in base64. As in brand.ts, the site's build writes them here. */
export const OUTLINE_FONTS = readOutlineFonts(brandFolder());
