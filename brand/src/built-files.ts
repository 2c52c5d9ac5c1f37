/**
 * Addresses of the brand's files for the head of pages. The site's build writes them here (build/brand-plugin.ts); where
 * nothing is built, nothing is fetched ahead.
 */
export const FIRST_FONTS: readonly string[] = [];
export const SUMMIT: string | null = null;
