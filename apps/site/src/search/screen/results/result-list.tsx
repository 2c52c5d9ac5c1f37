import { useSearch } from '../search-context.ts';
import { shownNids } from '../search-view.ts';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './results.module.css';
import { sayCorrections } from './say-corrections.ts';
import { SearchFailed } from './search-failed.tsx';

/** The results of the answered state; a skeleton until their details arrive (S-11). */
export function ResultList() {
  const { view } = useSearch();
  if (view.phase === 'failed') return <SearchFailed />;
  if (view.response.documents.length === 0) return <NoResults />;
  if (!view.cards) return <ResultSkeleton rows={shownNids(view.response).length} />;
  const cards = new Map(view.cards.map((node) => [node.nid, node]));
  return (
    <>
      <Corrections />
      <ol className={styles.list}>
        {view.response.documents.map((found) => {
          const node = cards.get(found.nid);
          return (
            node && (
              <li key={found.nid}>
                <ResultCard node={node} found={found} />
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

/** Says which words were searched for instead of those without matches (S-26). */
function Corrections() {
  const { messages, view } = useSearch();
  const said = sayCorrections(view.response.corrections, messages);
  return said && <p className={styles.note}>{said}</p>;
}
