import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import styles from './preview-bar.module.css';

type PreviewBarProps = {
  language: Language;
  /** Origin of the CMS, the only one from which live preview accepts messages. */
  cmsUrl: string;
  /** Where the page is written. The CMS asks whoever is not logged in to do so. */
  formUrl: string;
};

/**
 * Stays visible above a preview, so that it cannot be mistaken for the public page. Shows the status of live
 * preview.
 */
export function PreviewBar({ language, cmsUrl, formUrl }: PreviewBarProps) {
  const { preview, onlyByLink, edit, live, away, tooLong, formsStay } = messagesOf(language, 'preview');
  return (
    <aside
      className={styles.bar}
      aria-label={preview}
      data-print="no"
      data-preview={language}
      data-cms={cmsUrl}
      data-live={live}
      data-away={away}
      data-too-long={tooLong}
      data-forms-stay={formsStay}
    >
      <p className="frame">
        <strong>{preview}</strong> <span role="status">{onlyByLink}</span>{' '}
        {/* Beside a form, the preview is a frame, which must not replace the form. */}
        <a href={formUrl} target="_blank" rel="noopener">
          {edit}
        </a>
      </p>
    </aside>
  );
}
