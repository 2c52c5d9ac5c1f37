import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { BAR_WRAPPER, OVERLAY_WRAPPER } from './notice-settings.tsx';
import styles from './notices.module.css';

/** Where the browser puts notices. They are there from the start, so that what comes into them is announced. */
export function Notices({ site }: { site: SiteSettings }) {
  if (site.notices.length === 0) return null;
  return (
    <>
      <section
        id={BAR_WRAPPER}
        className={styles.bars}
        aria-label={messagesOf(site.language).notices}
        aria-live="polite"
      />
      <div id={OVERLAY_WRAPPER} />
    </>
  );
}
