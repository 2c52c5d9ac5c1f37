import type { NodeReference } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { HeadedSection } from '../pages/headed-section.tsx';
import type { PageContext } from '../pages/node-page-props.ts';
import { ReferenceLink } from './reference-link.tsx';
import styles from './reference-section.module.css';

type ReferenceListProps = { references: NodeReference[]; page: PageContext; level?: HeadingLevel };

/** Localized links as ruled entries, each with a title and a description. */
function ReferenceList({ references, page, level = 3 }: ReferenceListProps) {
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

type ReferenceSectionProps = { references: NodeReference[]; heading: string; page: PageContext };

/** Ruled entries beside a heading; nothing if there are no nodes. */
export function ReferenceSection({ references, heading, page }: ReferenceSectionProps) {
  if (references.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <ReferenceList references={references} page={page} />
    </HeadedSection>
  );
}
