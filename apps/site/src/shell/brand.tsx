import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { languagePrefix } from '@keelstone/model';
import styles from './brand.module.css';
import { BRAND_MARK } from './brand-mark.ts';

const { width, height, hills, flag } = BRAND_MARK;

/** The mark and the name, linked to the start page. */
export function Brand({ site }: { site: SiteSettings }) {
  return (
    <a className={styles.brand} href={languagePrefix(site.language) || '/'}>
      <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path d={hills} />
        <path className={styles.flag} d={flag} />
      </svg>
      <span>{site.siteName}</span>
    </a>
  );
}
