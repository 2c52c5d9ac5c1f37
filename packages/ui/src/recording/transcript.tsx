import { Breakable } from '../breakable/breakable.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './transcript.module.css';

/** The transcript of a recording, collapsed until somebody expands it. */
export function Transcript({ paragraphs, label }: { paragraphs: readonly string[]; label: string }) {
  return (
    <details className={styles.transcript}>
      <summary>
        <Icon name="caret" />
        {label}
      </summary>
      <div className={styles.text}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids, may repeat, and are never reordered
          <p key={index}>
            <Breakable text={paragraph} />
          </p>
        ))}
      </div>
    </details>
  );
}
