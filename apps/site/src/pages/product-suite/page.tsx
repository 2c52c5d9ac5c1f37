import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import contours from '../../ui/contours/contours.module.css';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { CardSection } from '../card-section.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import { Contact } from './contact.tsx';
import { Industries } from './industries.tsx';
import { Outcomes } from './outcomes.tsx';
import styles from './page.module.css';
import { SuiteProducts } from './suite-products.tsx';

/** A product suite: its own ground colour, what changes with it, its products as a family, and whom to ask. */
export function ProductSuitePage({ node, around }: NodePageProps<'product_suite'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`${styles.header} ${contours.summit}`}>
        <div className={`frame grid ${styles.inside}`}>
          <p className={styles.type}>{messages.contentTypes.product_suite}</p>
          <h1 className={styles.title}>
            <Breakable text={node.title} />
          </h1>
          {node.excerpt && (
            <p className={styles.lead}>
              <Breakable text={node.excerpt} />
            </p>
          )}
        </div>
      </header>
      <Outcomes outcomes={node.outcomes} heading={messages.outcomes} />
      <SuiteProducts products={node.products} around={around} />
      <TextAndMargin subjects={subjectFacts({ ...node, industries: [] }, around)}>
        {node.body.length > 0 && <RichText blocks={node.body} hasLead />}
      </TextAndMargin>
      <CardSection references={node.caseStudies} heading={messages.caseStudies} around={around} />
      <Industries node={node} around={around} />
      <SectionList sections={node.sections} context={around.sectionContext} />
      <Contact person={node.contact} around={around} />
    </article>
  );
}
