import type { PublishedNodeOf } from '../types.model.ts';
import styles from './result-strip.module.css';

type ResultStripProps = { results: PublishedNodeOf<'case_study'>['results']; label: string };

/** The results: figures with their meaning. */
export function ResultStrip({ results, label }: ResultStripProps) {
  if (results.length === 0) return null;
  return (
    <section className="frame" aria-label={label}>
      <dl className={styles.strip}>
        {results.map(({ figure, meaning }) => (
          <div key={figure + meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
