import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Heading } from '@keelstone/ui/heading/heading.tsx';
import { below, type HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import type { LocalizedLink } from '@keelstone/ui/link/localized-link.ts';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import { Tabs } from '@keelstone/ui/tabs/tabs.tsx';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './product-suite-explorer.examples.ts';
import { productSuiteExplorerMarkdown } from './product-suite-explorer.markdown.ts';
import styles from './product-suite-explorer.module.css';

/** A product of a suite, as a localized link. */
function SuiteProduct({ product, level }: { product: LocalizedLink; level: HeadingLevel }) {
  const { excerpt, language } = product;
  return (
    <li className={styles.product}>
      <Heading level={level}>
        <ReferenceLink link={product} />
      </Heading>
      {excerpt && <p lang={language}>{excerpt}</p>}
    </li>
  );
}

type ProductSuiteExplorerProps = { section: SectionOf<'product_suite_explorer'>; context: SectionContext };

/** The product suites side by side, each in its accent colour, with its products. */
export function ProductSuiteExplorerSection({ section, context }: ProductSuiteExplorerProps) {
  const level = section.heading ? 3 : 2;
  const { messages } = context;
  const tabs = section.suites.map(({ suite: reference, accent, products }) => {
    const suite = context.localize(reference);
    const more = [messages.aboutSuite(suite.title), suite.remark && `(${suite.remark})`];
    return {
      // A page may show a suite in two explorers; the section's id keeps the anchors apart.
      anchor: `${section.id}-${suite.nid}`,
      label: suite.title,
      language: suite.language,
      accent,
      content: (
        <Suite
          suite={suite}
          products={products.map(context.localize)}
          level={level}
          more={more.filter(Boolean).join(' ')}
        />
      ),
    };
  });
  return (
    <section className={`frame ${styles.section}`} data-section={section.id}>
      {(section.heading || section.text) && (
        <div className={styles.head}>
          {section.heading && <Heading level={2}>{section.heading}</Heading>}
          {section.text && <p className={styles.lead}>{section.text}</p>}
        </div>
      )}
      <Tabs tabs={tabs} label={section.heading ?? messages.suites} isVertical />
    </section>
  );
}

type SuiteProps = { suite: LocalizedLink; products: LocalizedLink[]; level: HeadingLevel; more: string };

function Suite({ suite, products, level, more }: SuiteProps) {
  return (
    <div className={styles.suite}>
      {suite.picture && (
        <Picture
          className={styles.picture}
          picture={suite.picture}
          sizes="(min-width: 64em) 60vw, 100vw"
          isDecorative
        />
      )}
      <Heading level={level} className={styles.title}>
        <span lang={suite.language}>
          <Breakable text={suite.title} />
        </span>
      </Heading>
      {suite.excerpt && (
        <p className={styles.excerpt} lang={suite.language}>
          {suite.excerpt}
        </p>
      )}
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map((product) => (
            <SuiteProduct key={product.nid} product={product} level={below(level)} />
          ))}
        </ul>
      )}
      <ArrowLink url={suite.path} title={more} />
    </div>
  );
}

export const productSuiteExplorer: SectionSite<'product_suite_explorer'> = {
  View: ProductSuiteExplorerSection,
  markdown: productSuiteExplorerMarkdown,
  examples,
};
