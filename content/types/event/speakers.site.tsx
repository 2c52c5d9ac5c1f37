import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { Faces } from '@keelstone/ui/people/faces.tsx';
import styles from './event.module.css';

/** Who speaks: faces one will recognise on the day. */
export function Speakers({ speakers, around }: { speakers: NodeReference[]; around: Surroundings }) {
  if (speakers.length === 0) return null;
  return (
    <HeadedSection heading={around.messages.speakers}>
      <div className={styles.speakers}>
        <Faces people={speakers} around={around} level={3} />
      </div>
    </HeadedSection>
  );
}
