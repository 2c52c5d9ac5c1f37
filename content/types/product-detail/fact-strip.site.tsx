import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './fact-strip.module.css';

type FactStripProps = { node: PublishedNodeOf<'product_detail'>; page: PageContext };

/** The key facts of a product. */
export function FactStrip({ node: { facts, platform }, page }: FactStripProps) {
  const { messages } = page;
  if (facts.length === 0 && !platform) return null;
  return (
    <section className="frame" aria-label={messages.atAGlance}>
      <dl className={styles.strip}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <Breakable text={label} />
            </dt>
            <dd>
              <Breakable text={value} />
            </dd>
          </div>
        ))}
        {platform && (
          <div>
            <dt>{messages.runsOn}</dt>
            <dd>
              <ReferenceLink link={page.localize(platform)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
