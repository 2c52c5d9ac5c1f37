import type { NodeReference } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Faces } from '@keelstone/ui/people/faces.tsx';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import styles from './children.module.css';

/** The pages below this one, as a ruled index; people with their portraits. */
export function Children({ references, page }: { references: NodeReference[]; page: PageContext }) {
  if (references.length === 0) return null;
  if (references.every(({ type }) => type === 'person')) {
    return (
      <div className={`frame ${styles.faces}`}>
        <Faces people={references} page={page} level={2} />
      </div>
    );
  }
  return (
    <nav className="frame" aria-label={page.messages.contents}>
      <ul className={styles.index}>
        {references.map(page.localize).map((child) => (
          <li key={child.nid} className={`grid ${styles.entry}`}>
            <h2 className={styles.title}>
              <ReferenceLink link={child} />
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
