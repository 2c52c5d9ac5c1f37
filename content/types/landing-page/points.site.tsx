import { Icon } from '@keelstone/ui/icon/icon.tsx';
import styles from './points.module.css';

/** What a visitor gets for filling in the form, with flags as bullets. */
export function Points({ points, heading }: { points: string[]; heading: string }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="flag" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
