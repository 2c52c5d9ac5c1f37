import type { NodeReference } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import type { Surroundings } from '../pages/node-page-props.ts';
import { SignpostLink } from './signpost-link.tsx';
import styles from './signpost-list.module.css';

type SignpostListProps = { references: NodeReference[]; around: Surroundings; level?: HeadingLevel };

/** Localized links as ruled entries, each with a title and a description. */
export function SignpostList({ references, around, level = 3 }: SignpostListProps) {
  if (references.length === 0) return null;
  return (
    <ul className={styles.list}>
      {references.map(around.signpost).map((signpost) => (
        <li key={signpost.nid} className={styles.entry}>
          <Heading level={level} className={styles.title}>
            <SignpostLink signpost={signpost} />
          </Heading>
          {signpost.excerpt && (
            <p className={styles.excerpt} lang={signpost.language}>
              {signpost.excerpt}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
