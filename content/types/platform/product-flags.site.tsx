import type { NodeReference } from '@keelstone/model';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { SignpostLink } from '@keelstone/ui/signposts/signpost-link.tsx';
import styles from './product-flags.module.css';

/** The products on top of the terrain, a flag each. */
export function ProductFlags({ products, around }: { products: NodeReference[]; around: Surroundings }) {
  if (products.length === 0) return null;
  return (
    <div className={`frame grid ${styles.products}`}>
      <h3 className={styles.heading}>{around.messages.standsOn}</h3>
      <ul className={styles.flags}>
        {products.map(around.signpost).map((product) => (
          <li key={product.nid}>
            <Icon name="flag" />
            <p>
              <SignpostLink signpost={product} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
