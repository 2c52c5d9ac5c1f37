import { SectionList } from '../../sections/section-list.tsx';
import contours from '../../ui/contours/contours.module.css';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import styles from './page.module.css';
import { SuiteProducts } from './suite-products.tsx';

/** A product suite: its own ground colour, and its products as a family. */
export function ProductSuitePage({ node, around }: NodePageProps<'product_suite'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`${styles.header} ${contours.summit}`}>
        <div className={`frame grid ${styles.inside}`}>
          <p className={styles.type}>{messages.contentTypes.product_suite}</p>
          <h1 className={styles.title}>{node.title}</h1>
          {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
        </div>
      </header>
      <SuiteProducts products={node.products} heading={messages.productsOfSuite} />
      <TextAndMargin subjects={subjectFacts(node, around)}>
        <RichText blocks={node.body} hasLead />
      </TextAndMargin>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
