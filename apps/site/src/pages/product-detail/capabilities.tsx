import type { PublishedNodeOf } from '@keelstone/model';
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx';
import styles from './capabilities.module.css';

type CapabilitiesProps = { capabilities: PublishedNodeOf<'product_detail'>['capabilities']; heading: string };

/** What a product does, term by term. */
export function Capabilities({ capabilities, heading }: CapabilitiesProps) {
  if (capabilities.length === 0) return null;
  return (
    <section className={`frame grid ${styles.section}`}>
      <div className={styles.heading}>
        <SectionHeading text={heading} />
      </div>
      <dl className={styles.table}>
        {capabilities.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
