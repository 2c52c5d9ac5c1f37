import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './outcomes.module.css';

type OutcomesProps = { outcomes: PublishedNodeOf<'product_suite'>['outcomes']; heading: string };

/** The benefits, before the products are introduced. */
export function Outcomes({ outcomes, heading }: OutcomesProps) {
  if (outcomes.length === 0) return null;
  return (
    <section className={`frame ${styles.section}`} aria-label={heading}>
      <ul className={styles.outcomes}>
        {outcomes.map(({ title, text }) => (
          <li key={title + text}>
            <h2 className={styles.title}>
              <Breakable text={title} />
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
