import type { Picture } from '@keelstone/model';
import styles from './logo.module.css';

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

/** The address of a raster logo at twice its displayed size, for high-resolution screens. */
function addressOf(logo: Picture, shownWidth: number): string {
  if (logo.kind === 'svg') return logo.url;
  const webp = logo.renditions.filter(({ format }) => format === 'webp');
  return (webp.find(({ width }) => width >= shownWidth * 2) ?? webp.at(-1))?.url ?? logo.url;
}

/**
 * An organisation's logo at the same optical size as others, in the text colour of the scheme. The size is set
 * by attributes, because inline styles are not allowed.
 */
export function Logo({ logo, name }: { logo: Picture; name: string }) {
  const size = opticalSize(logo.width, logo.height);
  return (
    <img
      className={styles.logo}
      src={encodeURI(addressOf(logo, size.width))}
      alt={name}
      {...size}
      loading="lazy"
      decoding="async"
    />
  );
}
