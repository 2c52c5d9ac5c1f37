import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { BAR_WRAPPER, OVERLAY_WRAPPER } from './notice-settings.tsx';
import styles from './notices.module.css';

/** Containers for the notices. They exist from the start, so that screen readers announce what is inserted. */
export function Notices({ settings }: { settings: PageSettings }) {
  if (settings.notices.length === 0) return null;
  return (
    <>
      <section
        id={BAR_WRAPPER}
        className={styles.bars}
        aria-label={messagesOf(settings.language).notices}
        aria-live="polite"
        data-print="no"
      />
      <div id={OVERLAY_WRAPPER} data-print="no" />
    </>
  );
}
