import contours from '@keelstone/ui/contours/contours.module.css';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './suite-band.module.css';

type SuiteBandProps = { node: PublishedNodeOf<'product_detail'>; page: PageContext };

/** The other products of the suite in its order, beginning with the one after this. */
export function SuiteBand({ node, page }: SuiteBandProps) {
  const suite = node.suite && page.find(node.suite);
  if (suite?.type !== 'product_suite') return null;
  const position = suite.products.findIndex(({ nid }) => nid === node.nid);
  const others = [...suite.products.slice(position + 1), ...suite.products.slice(0, Math.max(position, 0))];
  if (others.length === 0) return null;
  return (
    <section className={`${styles.band} ${contours.range}`} data-drawn="late" data-print="no">
      <div className="frame grid">
        <h2 className={styles.heading}>{page.messages.alsoIn(suite.title)}</h2>
        <ul className={styles.products}>
          {others.map(page.localize).map((product) => (
            <li key={product.nid} className={styles.product}>
              <h3>
                <ReferenceLink link={product} />
              </h3>
              <p lang={product.language}>{product.excerpt}</p>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
