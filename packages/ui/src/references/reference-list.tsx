import type { NodeReference } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import type { PageContext } from '../pages/node-page-props.ts';
import { ReferenceLink } from './reference-link.tsx';
import styles from './reference-list.module.css';

type ReferenceListProps = { references: NodeReference[]; page: PageContext; level?: HeadingLevel };

/** Localized links as ruled entries, each with a title and a description. */
export function ReferenceList({ references, page, level = 3 }: ReferenceListProps) {
  if (references.length === 0) return null;
  return (
    <ul className={styles.list}>
      {references.map(page.localize).map((link) => (
        <li key={link.nid} className={styles.entry}>
          <Heading level={level} className={styles.title}>
            <ReferenceLink link={link} />
          </Heading>
          {link.excerpt && (
            <p className={styles.excerpt} lang={link.language}>
              {link.excerpt}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
