import ContentLoader from 'react-content-loader';
import { useSearch } from '../search-context.ts';
import styles from './results.module.css';

/**
 * Placeholder rows for results whose details are being loaded (S-11), with the height of a result. Rendered only
 * in the browser: the loader uses style attributes, which the content security policy forbids in the server's
 * HTML.
 */
export function ResultSkeleton({ rows }: { rows: number }) {
  const { messages } = useSearch();
  return (
    <div className={styles.skeleton} role="img" aria-label={messages.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <ContentLoader
          // biome-ignore lint/suspicious/noArrayIndexKey: all rows are identical
          key={row}
          uniqueKey={`skeleton-${row}`}
          speed={2}
          width="100%"
          height={140}
          title=""
          aria-hidden="true"
          backgroundColor="var(--line)"
          foregroundColor="var(--paper-sunk)"
        >
          <rect x="0" y="24" rx="2" width="12%" height="14" />
          <rect className={styles.line} x="0" y="50" rx="2" width="46%" height="22" />
          <rect className={styles.line} x="0" y="88" rx="2" width="70%" height="12" />
          <rect className={styles.line} x="0" y="110" rx="2" width="58%" height="12" />
        </ContentLoader>
      ))}
    </div>
  );
}
