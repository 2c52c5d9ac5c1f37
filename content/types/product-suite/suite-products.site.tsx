import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { SignpostLink } from '@keelstone/ui/signposts/signpost-link.tsx';
import styles from './suite-products.module.css';

type SuiteProductsProps = { products: NodeReference[]; around: Surroundings };

/** The products of a suite, each a row wide enough for its picture. */
export function SuiteProducts({ products, around }: SuiteProductsProps) {
  if (products.length === 0) return null;
  return (
    <HeadedSection heading={around.messages.productsOfSuite}>
      <ul>
        {products.map(around.signpost).map((product) => (
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
                <SignpostLink signpost={product} />
              </h3>
              <p lang={product.language}>{product.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
