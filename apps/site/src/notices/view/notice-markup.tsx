import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language, Notice } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import styles from './notices.module.css';

type NoticeMarkupProps = { notice: Notice; language: Language; messages: Messages['interface'] };

/** The attributes of a notice's outermost element (N-1). */
const attributes = ({ id, cookieDays, isCookieOff, dismissAfterSeconds }: Notice) => ({
  'data-notification-id': id,
  'data-cookie-expiration': cookieDays,
  'data-cookie-off': isCookieOff ? '1' : undefined,
  'data-auto-dismiss': dismissAfterSeconds === null ? '0' : '1',
  'data-dismiss-time': dismissAfterSeconds ?? undefined,
});

/** A notice as the browser inserts it: a bar at the bottom of the window, or a dialog. */
export function NoticeMarkup({ notice, language, messages }: NoticeMarkupProps) {
  const name = notice.heading ?? messages.notice;
  if (notice.kind === 'overlay') {
    return (
      <dialog className={styles.overlay} aria-label={name} {...attributes(notice)}>
        <Content notice={notice} language={language} messages={messages} />
      </dialog>
    );
  }
  return (
    <section className={styles.bar} aria-label={name} {...attributes(notice)}>
      <Content notice={notice} language={language} messages={messages} />
    </section>
  );
}

function Content({ notice, language, messages }: NoticeMarkupProps) {
  return (
    <div className={styles.content}>
      <div className={styles.words}>
        {notice.heading && <p className={styles.heading}>{notice.heading}</p>}
        <RichText blocks={notice.body} language={language} />
        {notice.link && <ArrowLink url={notice.link.url} title={notice.link.title} />}
      </div>
      <button type="button" className={styles.close} data-notice-close="">
        <Icon name="close" />
        <span>{messages.closeNotice}</span>
      </button>
    </div>
  );
}
