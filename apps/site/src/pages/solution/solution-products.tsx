import type { NodeReference } from '@keelstone/model';
import styles from './solution-products.module.css';

/** The products that answer the problem. */
export function SolutionProducts({ products, heading }: { products: NodeReference[]; heading: string }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.products}>
      <h2>{heading}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.nid}>
            <a href={product.path}>{product.title}</a>
            <p>{product.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
