import serif from './brygada-1918-first.woff2?url';
import sans from './hanken-grotesk-first.woff2?url';

/** The two files that set the first screen. */
export const PRELOADED_FONTS = [serif, sans];
