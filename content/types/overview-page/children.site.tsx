import type { NodeReference } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { Faces } from '@keelstone/ui/people/faces.tsx';
import { SignpostLink } from '@keelstone/ui/signposts/signpost-link.tsx';
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
