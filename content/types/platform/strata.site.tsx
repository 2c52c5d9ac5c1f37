import type { NodeReference } from '@keelstone/model';
import contours from '@keelstone/ui/contours/contours.module.css';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { SignpostLink } from '@keelstone/ui/signposts/signpost-link.tsx';
import styles from './strata.module.css';

type StrataProps = { ground: string; products: NodeReference[]; around: Surroundings };

/** Products as layers over their ground, as a cut through the terrain shows it: where no parts are named. */
export function Strata({ ground, products, around }: StrataProps) {
  if (products.length === 0) return null;
  const label = around.messages.standsOn;
  return (
    <section className={`frame ${styles.strata}`} aria-label={label}>
      <h2 className="label">{label}</h2>
      <ul className={styles.layers}>
        {products.map(around.signpost).map((product) => (
          <li key={product.nid}>
            <h3 className={styles.name}>
              <SignpostLink signpost={product} />
            </h3>
            <p lang={product.language}>{product.excerpt}</p>
          </li>
        ))}
      </ul>
      <p className={`${styles.ground} ${contours.range} ${contours.onBand}`}>{ground}</p>
    </section>
  );
}
