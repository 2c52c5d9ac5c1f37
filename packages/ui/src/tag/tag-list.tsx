import type { Term } from '@keelstone/model';
import styles from './tag-list.module.css';

/** Terms side by side; as links if `urlOf` returns a URL. */
export function TagList({ terms, urlOf }: { terms: Term[]; urlOf?: (term: Term) => string }) {
  if (terms.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {terms.map((term) => (
        <li key={term.id}>{urlOf ? <a href={urlOf(term)}>{term.label}</a> : term.label}</li>
      ))}
    </ul>
  );
}
