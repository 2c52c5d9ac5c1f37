export { ACCENTS, type AccentName, isAccentName } from './accents.ts';
export { type ContourOptions, ContourTooLargeError, drawContours, INK, PAPER } from './contour-field.ts';
export { type ContourStyle, contourStyleOf } from './contour-style.ts';
export { rasteriseContours } from './rasterise.ts';
