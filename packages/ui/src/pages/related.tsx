import { CardLevel, CardPictures } from '../card/card-context.ts';
import type { PageContext } from './node-page-props.ts';
import styles from './related.module.css';

type RelatedProps = {
  page: PageContext;
  /** Nids that the page already shows. */
  except?: readonly number[];
};

/** As many as fit side by side on a wide screen. */
const COUNT = 4;

/** Related content for the end of a page. */
export function Related({ page, except = [] }: RelatedProps) {
  const nodes = page.related(COUNT, except);
  if (nodes.length === 0) return null;
  return (
    <section className={styles.section} data-print="no">
      <div className="frame">
        <h2 className={styles.heading}>{page.messages.related}</h2>
        <CardLevel value={3}>
          <CardPictures value={false}>
            <ul className={styles.cards}>
              {nodes.map((node) => (
                <li key={node.nid}>{page.card(node)}</li>
              ))}
            </ul>
          </CardPictures>
        </CardLevel>
      </div>
    </section>
  );
}
