import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { BAR_WRAPPER, OVERLAY_WRAPPER } from './notice-settings.tsx';
import styles from './notices.module.css';

/** Containers for the notices. They exist from the start, so that screen readers announce what is inserted. */
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
