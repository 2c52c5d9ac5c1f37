import styles from './key-points.module.css';

/** What a reader in a hurry takes away, before the text that says why. */
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
