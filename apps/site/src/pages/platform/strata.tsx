import type { NodeReference } from '@keelstone/model';
import contours from '../../ui/contours/contours.module.css';
import styles from './strata.module.css';

type StrataProps = { ground: string; products: NodeReference[]; label: string };

/** Products as layers over their ground, as a cut through the terrain shows it. */
export function Strata({ ground, products, label }: StrataProps) {
  if (products.length === 0) return null;
  return (
    <section className={`frame ${styles.strata}`} aria-label={label}>
      <h2 className="label">{label}</h2>
      <ul className={styles.layers}>
        {products.map((product) => (
          <li key={product.nid}>
            <a href={product.path}>
              <b>{product.title}</b>
              <span>{product.excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={`${styles.ground} ${contours.range} ${contours.onBand}`}>{ground}</p>
    </section>
  );
}
