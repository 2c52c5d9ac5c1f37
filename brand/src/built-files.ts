/**
 * URLs of the brand's files for the head of pages. The site's build replaces these values
 * (build/brand-plugin.ts); without a build, nothing is preloaded.
 */
export const FIRST_FONTS: readonly string[] = [];
export const SUMMIT: string | null = null;
