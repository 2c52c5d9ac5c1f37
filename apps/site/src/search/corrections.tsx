import styles from './results.module.css';
import { useSearch } from './search-context.ts';

/** Says which words were looked for instead of those that nothing holds (S-26). */
export function Corrections() {
  const { messages, view } = useSearch();
  const { corrections } = view.answer;
  if (corrections.length === 0) return null;
  return (
    <p className={styles.note}>
      {corrections.map(({ typed, used }) => messages.corrected(typed, used)).join(' ')}
    </p>
  );
}
