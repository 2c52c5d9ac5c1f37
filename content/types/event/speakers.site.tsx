import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Faces } from '@keelstone/ui/people/faces.tsx';
import styles from './event.module.css';

/** The speakers with their portraits. */
export function Speakers({ speakers, page }: { speakers: NodeReference[]; page: PageContext }) {
  if (speakers.length === 0) return null;
  return (
    <HeadedSection heading={page.messages.speakers}>
      <div className={styles.speakers}>
        <Faces people={speakers} page={page} level={3} />
      </div>
    </HeadedSection>
  );
}
