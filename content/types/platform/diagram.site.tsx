import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import contours from '@keelstone/ui/contours/contours.module.css';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './diagram.module.css';
import { PLATFORM_LAYERS } from './platform.model.ts';
import { ProductFlags } from './product-flags.site.tsx';

type DiagramProps = { node: PublishedNodeOf<'platform'>; page: PageContext };

/**
 * The parts of a platform as a cross-section of the terrain: products are flags on top, and each layer has its
 * own background, down to the foundation. To screen readers it is a list of layers with their parts.
 */
export function Diagram({ node, page }: DiagramProps) {
  const { messages } = page;
  const layers = PLATFORM_LAYERS.map((layer) => ({
    layer,
    parts: node.parts.filter((part) => part.layer === layer),
  })).filter(({ parts }) => parts.length > 0);
  return (
    <section className={styles.diagram} aria-labelledby="fits-together">
      <h2 className={`frame ${styles.heading}`} id="fits-together">
        {messages.fitsTogether}
      </h2>
      <ProductFlags products={node.products} page={page} />
      <ol className={styles.layers}>
        {layers.map(({ layer, parts }) => (
          <li
            key={layer}
            className={layer === 'ground' ? `${styles.layer} ${contours.range}` : styles.layer}
            data-layer={layer}
          >
            <div className={`frame grid ${styles.inside}`}>
              <div className={styles.sign}>
                <h3>{messages.layers[layer].name}</h3>
                <p>{messages.layers[layer].text}</p>
              </div>
              <ul className={styles.parts}>
                {parts.map(({ name, text }) => (
                  <li key={name}>
                    <h4 className={styles.name}>
                      <Breakable text={name} />
                    </h4>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
