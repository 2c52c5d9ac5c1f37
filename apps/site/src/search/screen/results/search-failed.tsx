import type { Messages } from '@keelstone/languages/messages.ts';
import { useSearch } from '../search-context.ts';
import type { SearchView } from '../search-view.ts';
import styles from './results.module.css';

/** Why a search failed, where visitors can do something about it; in the browser only. */
export function failureReason(
  { error }: Pick<SearchView, 'error'>,
  { offline, unreachable, tooMany }: Pick<Messages['search'], 'offline' | 'unreachable' | 'tooMany'>,
): string | null {
  if (error?.kind === 'tooMany') return tooMany;
  if (error?.kind !== 'network') return null;
  // A device may be online and still come no further than its own network.
  return navigator.onLine ? unreachable : offline;
}

/** The search itself did not work (S-26): not the same as finding nothing. */
export function SearchFailed() {
  const { messages, view, retry, focusResults } = useSearch();
  const reason = failureReason(view, messages);
  const tryAgain = () => {
    // The button goes with the failure; the focus must not go with the button.
    focusResults();
    retry();
  };
  return (
    <div className={styles.failed}>
      <p className={styles.statement}>{messages.failed}</p>
      {reason && <p>{reason}</p>}
      <p>{messages.failedHelp}</p>
      <button type="button" onClick={tryAgain}>
        {messages.retry}
      </button>
      {view.error && (
        <p className={styles.cause}>
          {messages.cause} <span lang="en">{view.error.message}</span>
        </p>
      )}
    </div>
  );
}
