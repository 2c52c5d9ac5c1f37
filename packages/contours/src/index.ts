export { type ContourOptions, ContourTooLargeError, drawContours } from './contour-field.ts';
export { type ContourStyle, contourStyleOf } from './contour-style.ts';
export { rasteriseContours } from './rasterise.ts';
