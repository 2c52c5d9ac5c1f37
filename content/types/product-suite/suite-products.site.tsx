import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import styles from './suite-products.module.css';

type SuiteProductsProps = { products: NodeReference[]; page: PageContext };

/** The products of a suite, in rows with space for a picture. */
export function SuiteProducts({ products, page }: SuiteProductsProps) {
  if (products.length === 0) return null;
  return (
    <HeadedSection heading={page.messages.productsOfSuite}>
      <ul>
        {products.map(page.localize).map((product) => (
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
                <ReferenceLink link={product} />
              </h3>
              <p lang={product.language}>{product.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
