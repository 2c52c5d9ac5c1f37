import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '../pages/headed-section.tsx';
import type { PageContext } from '../pages/node-page-props.ts';
import { ReferenceLink } from './reference-link.tsx';
import styles from './reference-section.module.css';

type ReferenceSectionProps = { references: NodeReference[]; heading: string; page: PageContext };

/** Localized links as ruled entries with title and description, beside a heading; nothing if there are no nodes. */
export function ReferenceSection({ references, heading, page }: ReferenceSectionProps) {
  if (references.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <ul className={styles.list}>
        {references.map(page.localize).map((link) => (
          <li key={link.nid} className={styles.entry}>
            <h3 className={styles.title}>
              <ReferenceLink link={link} />
            </h3>
            {link.excerpt && (
              <p className={styles.excerpt} lang={link.language}>
                {link.excerpt}
              </p>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
