import contours from '@keelstone/ui/contours/contours.module.css';
import { CardSection } from '@keelstone/ui/pages/card-section.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { Contact } from './contact.site.tsx';
import { Industries } from './industries.site.tsx';
import { Outcomes } from './outcomes.site.tsx';
import { productSuiteGraphql } from './product-suite.graphql.ts';
import { productSuiteMarkdown } from './product-suite.markdown.ts';
import styles from './product-suite.module.css';
import { ProductSuiteCard } from './product-suite-card.site.tsx';
import { productSuiteData } from './product-suite-data.site.ts';
import { SuiteProducts } from './suite-products.site.tsx';

/** A product suite, in its accent colour: its benefits, its products, and the contact person. */
export function ProductSuitePage({ node, page }: NodePageProps<'product_suite'>) {
  const { messages } = page;
  return (
    <article data-accent={page.accentOf(node)}>
      <header className={`${styles.header} ${contours.summit}`}>
        <div className={`frame grid ${styles.inside}`}>
          <p className={styles.type}>{messages.contentTypes.product_suite}</p>
          <TitleAndLead title={node.title} lead={node.excerpt} styles={styles} />
        </div>
      </header>
      <Outcomes outcomes={node.outcomes} heading={messages.outcomes} />
      <SuiteProducts products={node.products} page={page} />
      <TextAndMargin subjects={subjectFacts({ ...node, industries: [] }, page)}>
        {node.body.length > 0 && <RichText blocks={node.body} language={node.language} hasAnchors hasLead />}
      </TextAndMargin>
      <CardSection references={node.caseStudies} heading={messages.caseStudies} page={page} />
      <Industries node={node} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
      <Contact person={node.contact} page={page} />
    </article>
  );
}

export const productSuite: TypeSite<'product_suite'> = {
  Page: ProductSuitePage,
  Card: ProductSuiteCard,
  structuredData: productSuiteData,
  markdown: productSuiteMarkdown,
  graphql: productSuiteGraphql,
};
