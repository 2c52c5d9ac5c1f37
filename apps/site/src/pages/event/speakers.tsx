import type { NodeReference } from '@keelstone/model';
import { Faces } from '../faces.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { Surroundings } from '../node-page-props.ts';
import styles from './page.module.css';

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
