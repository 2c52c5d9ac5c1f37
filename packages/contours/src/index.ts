export { drawContours } from './contour-field.ts';
export { contourStyleOf } from './contour-style.ts';
