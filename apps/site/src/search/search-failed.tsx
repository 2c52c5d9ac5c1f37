import styles from './results.module.css';
import { useSearch } from './search-context.ts';

/** The search itself did not work (S-26): not the same as finding nothing. */
export function SearchFailed() {
  const { messages, retry } = useSearch();
  return (
    <div className={styles.failed}>
      <p className={styles.statement}>{messages.failed}</p>
      <p>{messages.failedHelp}</p>
      <button type="button" onClick={retry}>
        {messages.retry}
      </button>
    </div>
  );
}
