import type { Messages } from '@keelstone/languages/messages.ts';
import { useSearch } from '../search-context.ts';
import type { SearchView } from '../search-view.ts';
import styles from './results.module.css';

/** The reason why a search failed, if visitors can do something about it; in the browser only. */
export function failureReason(
  { error }: Pick<SearchView, 'error'>,
  { offline, unreachable, tooMany }: Pick<Messages['search'], 'offline' | 'unreachable' | 'tooMany'>,
): string | null {
  if (error?.kind === 'tooMany') return tooMany;
  if (error?.kind !== 'network') return null;
  // A device that is online may still not reach beyond its local network.
  return navigator.onLine ? unreachable : offline;
}

/** Says that the search itself failed (S-26), in contrast to finding nothing. */
export function SearchFailed() {
  const { messages, view, retry, focusResults } = useSearch();
  const reason = failureReason(view, messages);
  const tryAgain = () => {
    // The button disappears together with the message; the focus must not be lost with it.
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
