import type { NodeReference } from '@keelstone/model';
import contours from '@keelstone/ui/contours/contours.module.css';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import styles from './strata.module.css';

type StrataProps = { ground: string; products: NodeReference[]; page: PageContext };

/** Products as layers in a cross-section of the terrain, for platforms without parts. */
export function Strata({ ground, products, page }: StrataProps) {
  if (products.length === 0) return null;
  const label = page.messages.standsOn;
  return (
    <section className={`frame ${styles.strata}`} aria-label={label}>
      <h2 className="label">{label}</h2>
      <ul className={styles.layers}>
        {products.map(page.localize).map((product) => (
          <li key={product.nid}>
            <h3 className={styles.name}>
              <ReferenceLink link={product} />
            </h3>
            <p lang={product.language}>{product.excerpt}</p>
          </li>
        ))}
      </ul>
      <p className={`${styles.ground} ${contours.range} ${contours.onBand}`}>{ground}</p>
    </section>
  );
}
