import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import styles from './share-links.module.css';
import { type Shared, shareTargets } from './share-targets.ts';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Links for sharing a page (U-7): plain links, and two buttons that need a script (start-share.ts). Buttons that
 * the browser does not support are hidden: a script in the head detects this before the first paint, so nothing
 * moves.
 */
export function ShareLinks({ url, title, language }: Shared & { language: Language }) {
  const messages = messagesOf(language, 'share');
  const targets = shareTargets({ url, title });
  return (
    <div
      className={styles.share}
      data-share={url}
      data-title={title}
      data-copied={messages.copied}
      data-not-copied={messages.notCopied}
    >
      <ul>
        <li className={styles.native}>
          <button type="button" data-share-native="">
            {messages.choose}
          </button>
        </li>
        <li className={styles.copy}>
          <button type="button" data-share-copy="">
            {messages.copyLink}
          </button>
        </li>
        <li>
          <a href={targets.linkedIn} aria-label={messages.shareOn('LinkedIn')} {...ELSEWHERE}>
            LinkedIn
          </a>
        </li>
        <li>
          <a href={targets.x} aria-label={messages.shareOn('X')} {...ELSEWHERE}>
            X
          </a>
        </li>
        <li>
          <a href={targets.email} aria-label={messages.shareByEmail}>
            {messages.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
