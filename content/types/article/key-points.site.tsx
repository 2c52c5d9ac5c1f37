import styles from './key-points.module.css';

/** A summary for readers in a hurry, before the text. */
export function KeyPoints({ points, heading }: { points: string[]; heading: string }) {
  return (
    <section className={styles.points}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
