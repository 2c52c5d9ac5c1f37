import { Corrections } from './corrections.tsx';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './results.module.css';
import { useSearch } from './search-context.ts';
import { SearchFailed } from './search-failed.tsx';

/** The results of the answered state; a skeleton until their details arrive (S-11). */
export function ResultList() {
  const { view } = useSearch();
  if (view.phase === 'failed') return <SearchFailed />;
  if (view.answer.documents.length === 0) return <NoResults />;
  if (!view.cards) return <ResultSkeleton rows={view.answer.documents.length} />;
  const found = new Map(view.answer.documents.map((document) => [document.nid, document]));
  return (
    <>
      <Corrections />
      <ol className={styles.list}>
        {view.cards.map((node) => (
          <li key={node.nid}>
            <ResultCard node={node} found={found.get(node.nid)} />
          </li>
        ))}
      </ol>
    </>
  );
}
