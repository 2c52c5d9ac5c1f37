import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './situations.module.css';

type SituationsProps = { situations: PublishedNodeOf<'solution'>['situations']; heading: string };

/** Situations that the solution is meant for, so that readers see whether it concerns them. */
export function Situations({ situations, heading }: SituationsProps) {
  if (situations.length === 0) return null;
  return (
    <section className={styles.ground}>
      <div className="frame">
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.situations}>
          {situations.map(({ title, text }) => (
            <li key={title + text}>
              <h3 className={styles.title}>
                <Breakable text={title} />
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
