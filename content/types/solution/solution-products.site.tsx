import type { NodeReference } from '@keelstone/model';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import styles from './solution-products.module.css';

/** The products that solve the problem. */
export function SolutionProducts({ products, page }: { products: NodeReference[]; page: PageContext }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.products}>
      <h2>{page.messages.whatWeBring}</h2>
      <ul>
        {products.map(page.localize).map((product) => (
          <li key={product.nid}>
            <ReferenceLink link={product} />
            <p lang={product.language}>{product.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
