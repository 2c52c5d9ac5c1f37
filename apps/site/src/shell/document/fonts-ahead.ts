import { WIDE_WINDOW } from '@keelstone/ui/dom/wide-window.ts';

/**
 * In which windows the typefaces are fetched before the styles that ask for them. Wide ones are on a good line as a
 * rule, and never show another typeface first. On a telephone's line they would hold up the styles: there what stands in
 * for them, with their widths, is painted first (ADR 13).
 */
export const FONTS_AHEAD = WIDE_WINDOW;
