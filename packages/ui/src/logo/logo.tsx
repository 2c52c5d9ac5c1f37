import type { Picture } from '@keelstone/model';
import styles from './logo.module.css';
import { opticalSize } from './optical-size.ts';

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
