import styles from './results.module.css';
import { useSearch } from './search-context.ts';

/** The search itself did not work (S-26): not the same as finding nothing. */
export function SearchFailed() {
  const { messages, view, retry, focusResults } = useSearch();
  const tryAgain = () => {
    // The button goes with the failure; the focus must not go with the button.
    focusResults();
    retry();
  };
  return (
    <div className={styles.failed}>
      <p className={styles.statement}>{messages.failed}</p>
      {!navigator.onLine && <p>{messages.offline}</p>}
      <p>{messages.failedHelp}</p>
      {view.fault && <p className={styles.fault}>{view.fault}</p>}
      <button type="button" onClick={tryAgain}>
        {messages.retry}
      </button>
    </div>
  );
}
