import type { NodeReference } from '@keelstone/model';
import { Icon } from '../../ui/icon/icon.tsx';
import { Faces } from '../faces.tsx';
import type { Surroundings } from '../node-page-props.ts';
import { SignpostLink } from '../signpost-link.tsx';
import styles from './children.module.css';

/** The pages below this one, as a ruled index; people by their faces. */
export function Children({ references, around }: { references: NodeReference[]; around: Surroundings }) {
  if (references.length === 0) return null;
  if (references.every(({ type }) => type === 'person')) {
    return (
      <div className={`frame ${styles.faces}`}>
        <Faces people={references} around={around} level={2} />
      </div>
    );
  }
  return (
    <nav className="frame" aria-label={around.messages.contents}>
      <ul className={styles.index}>
        {references.map(around.signpost).map((child) => (
          <li key={child.nid} className={`grid ${styles.entry}`}>
            <h2 className={styles.title}>
              <SignpostLink signpost={child} />
            </h2>
            <p className={styles.excerpt} lang={child.language}>
              {child.excerpt}
            </p>
            <span className={styles.arrow}>
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
