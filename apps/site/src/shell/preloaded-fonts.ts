import serif from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** The two files that set the first screen. */
export const PRELOADED_FONTS = [serif, sans];
