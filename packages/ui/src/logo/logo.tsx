import type { Picture } from '@keelstone/model';
import styles from './logo.module.css';
import { opticalSize } from './optical-size.ts';

/** A raster logo at twice the size it is shown at, for fine screens. */
function addressOf(logo: Picture, shownWidth: number): string {
  if (logo.kind === 'svg') return logo.url;
  const webp = logo.renditions.filter(({ format }) => format === 'webp');
  return (webp.find(({ width }) => width >= shownWidth * 2) ?? webp.at(-1))?.url ?? logo.url;
}

/** Whose it is, as large as other logos look, in the ink of the scheme. The size is in attributes: styles are not allowed. */
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
