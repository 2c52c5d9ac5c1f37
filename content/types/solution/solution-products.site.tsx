import type { NodeReference } from '@keelstone/model';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { SignpostLink } from '@keelstone/ui/signposts/signpost-link.tsx';
import styles from './solution-products.module.css';

/** The products that answer the problem. */
export function SolutionProducts({ products, around }: { products: NodeReference[]; around: Surroundings }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.products}>
      <h2>{around.messages.whatWeBring}</h2>
      <ul>
        {products.map(around.signpost).map((product) => (
          <li key={product.nid}>
            <SignpostLink signpost={product} />
            <p lang={product.language}>{product.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
