import { useSearch } from '../search-context.ts';
import styles from './results.module.css';
import { sayCorrections } from './say-corrections.ts';

/** Says which words were looked for instead of those that nothing holds (S-26). */
export function Corrections() {
  const { messages, view } = useSearch();
  const said = sayCorrections(view.answer.corrections, messages);
  return said && <p className={styles.note}>{said}</p>;
}
