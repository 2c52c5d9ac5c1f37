import type { NodeReference } from '@keelstone/model';
import styles from './page.module.css';

/** Who wrote it, each with a link to their page. */
export function Authors({ authors }: { authors: NodeReference[] }) {
  return (
    <ul className={styles.authors}>
      {authors.map((author) => (
        <li key={author.nid}>
          <a href={author.path} rel="author">
            {author.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
