import { rangeOf } from '../../query/range.ts';
import { toggleValue, withKeyword } from '../../url/search-state.ts';
import { valueLabel } from '../filters/facet-order.ts';
import { useSearch } from '../search-context.ts';
import { shownNids } from '../search-view.ts';
import { DidYouMean, NoResults, SuggestedSearchLink } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './results.module.css';
import { sayChanges } from './say-changes.ts';
import { SearchFailed } from './search-failed.tsx';

/** Filters that words of the keyword name, such as "Only “Case Study”?"; none is set without the visitor. */
function FilterOffers() {
  const { settings, messages, view } = useSearch();
  const offers = view.response.offers.flatMap(({ facet: name, value, keyword }) => {
    const facet = settings.facets.find((each) => each.name === name);
    if (!facet) return [];
    const to = toggleValue(withKeyword(view.state, keyword), name, value);
    return { key: `${name}:${value}`, to, label: messages.onlyOffer(valueLabel(facet, value)) };
  });
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={messages.filters} data-print="no">
      {offers.map(({ key, to, label }) => (
        <li key={key}>
          <SuggestedSearchLink to={to}>{label}</SuggestedSearchLink>
        </li>
      ))}
    </ul>
  );
}

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
