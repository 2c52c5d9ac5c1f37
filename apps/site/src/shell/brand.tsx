import { languagePrefix, type SiteSettings } from '@keelstone/model';
import styles from './brand.module.css';

/** The mark and the name, linked to the start page. */
export function Brand({ site }: { site: SiteSettings }) {
  return (
    <a className={styles.brand} href={languagePrefix(site.language) || '/'}>
      <svg className={styles.mark} viewBox="0 0 34 30" aria-hidden="true" focusable="false">
        <path d="M2 27c5-1 6-9 12-9s8 5 17 4M2 20C8 19 8 10 15 10s7 6 16 4M7 28.5c3-1 4-5 8-5s7 4 15 4" />
        <path className={styles.flag} d="M17.5 18V2.5l8 3-8 3" />
      </svg>
      <span>{site.siteName}</span>
    </a>
  );
}
