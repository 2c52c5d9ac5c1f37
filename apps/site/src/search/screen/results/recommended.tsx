import { useSearch } from '../search-context.ts';
import styles from './recommended.module.css';
import { ResultCard } from './result-card.tsx';

/**
 * What editors pinned for the keyword, above the first page of its results and apart from them: it is neither counted nor
 * turned by pages, and stands in the list as well where it is a result (S-29).
 */
export function Recommended() {
  const { messages, view } = useSearch();
  const { recommended } = view.response;
  if (view.phase === 'failed') return null;
  const cards = recommended.flatMap(({ nid }) => view.cards?.find((node) => node.nid === nid) ?? []);
  if (cards.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="recommended">
      <h2 id="recommended">{messages.recommended}</h2>
      <ul>
        {cards.map((node) => (
          <li key={node.nid}>
            <ResultCard node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}
