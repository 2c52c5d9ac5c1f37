import { headingsOf, type RichText } from '@keelstone/model';
import styles from './contents.module.css';

/** With fewer headings, a table of contents is unnecessary. */
const LEAST = 3;

/** The headings of a long text, as links; null if there are too few. */
export function contentsOf(body: RichText) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2);
  if (headings.length < LEAST) return null;
  return (
    <ol className={styles.contents} data-print="no">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
