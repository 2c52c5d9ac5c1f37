import type { SectionOf } from '@keelstone/model';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './basic.module.css';

/** Running text. */
export function BasicSection({ section }: { section: SectionOf<'basic'> }) {
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.text}>
        <RichText blocks={section.body} />
      </div>
    </section>
  );
}
