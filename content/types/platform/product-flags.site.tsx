import type { NodeReference } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import styles from './product-flags.module.css';

/** The products as flags on top of the terrain. */
export function ProductFlags({ products, page }: { products: NodeReference[]; page: PageContext }) {
  if (products.length === 0) return null;
  return (
    <div className={`frame grid ${styles.products}`}>
      <h3 className={styles.heading}>{page.messages.standsOn}</h3>
      <ul className={styles.flags}>
        {products.map(page.localize).map((product) => (
          <li key={product.nid}>
            <Icon name="flag" />
            <p>
              <ReferenceLink link={product} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
