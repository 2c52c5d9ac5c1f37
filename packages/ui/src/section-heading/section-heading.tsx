import { Breakable } from '../breakable/breakable.tsx';
import styles from './section-heading.module.css';

/** The heading in a section's margin; nothing if the editor gave none. */
export function SectionHeading({ text, id }: { text: string | null; id?: string }) {
  if (!text) return null;
  return (
    <h2 className={styles.heading} id={id}>
      <Breakable text={text} />
    </h2>
  );
}
