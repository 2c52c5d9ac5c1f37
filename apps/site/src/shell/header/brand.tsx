import { BRAND } from '@keelstone/brand/brand.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { homePath } from '@keelstone/model';
import styles from './brand.module.css';

/** The logo and the name, linked to the start page. The name is left out if the logo contains it. */
export function Brand({ site }: { site: SiteSettings }) {
  return (
    <a className={styles.brand} href={homePath(site.language)}>
      <span
        className={styles.logo}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own file, in which brand-folder.ts allows no scripts
        dangerouslySetInnerHTML={{ __html: BRAND.logoSvg }}
      />
      <span className={BRAND.logo.hasName ? 'visually-hidden' : undefined}>{site.siteName}</span>
    </a>
  );
}
