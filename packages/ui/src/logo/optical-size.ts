/**
 * The area of each logo, in square pixels: wide ones are lower and square ones higher, so that all have the same
 * visual weight.
 */
const AREA = 4400;
const MOST = { width: 176, height: 64 };
/** Aspect ratio of a drawing that does not specify one. */
const USUAL_RATIO = 3;

/**
 * The size in pixels at which a logo looks as large as the others.
 *
 * @param width of the file, in pixels
 * @param height of the file, in pixels
 */
export function opticalSize(width: number | null, height: number | null): { width: number; height: number } {
  const ratio = width && height ? width / height : USUAL_RATIO;
  const ideal = Math.sqrt(AREA * ratio);
  const shown = Math.min(ideal, MOST.width, MOST.height * ratio);
  return { width: Math.round(shown), height: Math.max(1, Math.round(shown / ratio)) };
}
