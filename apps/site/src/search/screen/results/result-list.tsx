import { rangeOf } from '../../query/range.ts';
import { useSearch } from '../search-context.ts';
import { shownNids } from '../search-view.ts';
import { FilterOffers } from './filter-offers.tsx';
import { DidYouMean, NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './results.module.css';
import { sayChanges } from './say-changes.ts';
import { SearchFailed } from './search-failed.tsx';

/** The results of the answered state; a skeleton until their details arrive (S-11). */
export function ResultList() {
  const { settings, view } = useSearch();
  if (view.phase === 'failed') return <SearchFailed />;
  if (view.response.documents.length === 0) return <NoResults />;
  if (!view.cards) return <ResultSkeleton rows={shownNids(view.response).length} />;
  const cards = new Map(view.cards.map((node) => [node.nid, node]));
  // Above the list, a node shows its answer once.
  const recommended = new Set(view.response.recommended.map(({ nid }) => nid));
  const before = rangeOf(view.shownState, settings).offset + recommended.size;
  return (
    <>
      <Changes />
      <FilterOffers />
      <ol className={styles.list}>
        {view.response.documents.map((found, place) => {
          const node = cards.get(found.nid);
          return (
            node && (
              <li key={found.nid}>
                <ResultCard
                  node={node}
                  highlight={found.highlight}
                  rank={before + place + 1}
                  hasAnswer={!recommended.has(found.nid)}
                />
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

/** Says what the results are for, if they do not have all words as typed (S-26). */
function Changes() {
  const { messages, view } = useSearch();
  const said = sayChanges(view.response, messages);
  return (
    said && (
      <div className={styles.note}>
        <p>{said}</p>
        <DidYouMean />
      </div>
    )
  );
}
