import type { NodeReference } from '@keelstone/model';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './children.module.css';

/** The pages below this one, as a ruled index. */
export function Children({ references, label }: { references: NodeReference[]; label: string }) {
  if (references.length === 0) return null;
  return (
    <nav className="frame" aria-label={label}>
      <ul className={styles.index}>
        {references.map((reference) => (
          <li key={reference.nid} className={`grid ${styles.entry}`}>
            <h2 className={styles.title}>
              <a href={reference.path}>{reference.title}</a>
            </h2>
            <p className={styles.excerpt}>{reference.excerpt}</p>
            <span className={styles.arrow}>
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
