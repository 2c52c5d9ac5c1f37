import { useSearch } from '../search-context.ts';
import styles from './recommended.module.css';
import { ResultCard } from './result-card.tsx';

/**
 * The results that editors pinned for the keyword, and those that match it best, above the first page of the results
 * and separate from them: they are neither counted nor paginated, and those that match are also in the list (S-29).
 */
export function Recommended() {
  const { messages, view } = useSearch();
  const { recommended } = view.response;
  if (view.phase === 'failed') return null;
  const cards = recommended.flatMap(({ nid, highlight }) => {
    const node = view.cards?.find((card) => card.nid === nid);
    return node ? { node, highlight } : [];
  });
  if (cards.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="recommended">
      <h2 id="recommended">{messages.recommended}</h2>
      <ul>
        {cards.map(({ node, highlight }, place) => (
          <li key={node.nid}>
            <ResultCard node={node} highlight={highlight} rank={place + 1} hasAnswer />
          </li>
        ))}
      </ul>
    </section>
  );
}
