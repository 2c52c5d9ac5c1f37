import type { Term } from '@keelstone/model';
import styles from './tag-list.module.css';

/** Where a term leads, and what the link is called for those who do not see what is around it. */
type TermLink = { url: string; name: string };

/** Terms side by side; as links if `linkOf` is given. */
export function TagList({ terms, linkOf }: { terms: Term[]; linkOf?: (term: Term) => TermLink }) {
  if (terms.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {terms.map((term) => (
        <li key={term.id} lang={term.language}>
          {linkOf ? <TagLink label={term.label} {...linkOf(term)} /> : term.label}
        </li>
      ))}
    </ul>
  );
}

const TagLink = ({ label, url, name }: TermLink & { label: string }) => (
  <a href={url} aria-label={name}>
    {label}
  </a>
);
