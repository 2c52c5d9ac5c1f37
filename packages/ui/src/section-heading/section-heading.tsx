import { Breakable } from '../breakable/breakable.tsx';
import styles from './section-heading.module.css';

/** The heading in a section's margin; nothing if the editor gave none. */
export function SectionHeading({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <h2 className={styles.heading}>
      <Breakable text={text} />
    </h2>
  );
}
