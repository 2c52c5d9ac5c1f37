import type { NodeReference } from '@keelstone/model';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx';
import styles from './suite-products.module.css';

/** The products of a suite, each a row wide enough for its picture. */
export function SuiteProducts({ products, heading }: { products: NodeReference[]; heading: string }) {
  if (products.length === 0) return null;
  return (
    <section className={`frame grid ${styles.section}`}>
      <div className={styles.heading}>
        <SectionHeading text={heading} />
      </div>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.nid} className={styles.product}>
            {product.picture && (
              <Picture
                className={styles.picture}
                picture={product.picture}
                sizes="(min-width: 40em) 16rem, 100vw"
                isDecorative
              />
            )}
            <div>
              <h3>
                <a href={product.path}>{product.title}</a>
              </h3>
              <p>{product.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
