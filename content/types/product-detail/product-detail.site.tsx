import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { CardSection } from '@keelstone/ui/pages/card-section.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { TitledTexts } from '@keelstone/ui/pages/titled-texts.tsx';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { ReferenceLink } from '@keelstone/ui/references/reference-link.tsx';
import { ReferenceSection } from '@keelstone/ui/references/reference-section.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { FactStrip } from './fact-strip.site.tsx';
import { productDetailGraphql } from './product-detail.graphql.ts';
import { productDetailMarkdown } from './product-detail.markdown.ts';
import styles from './product-detail.module.css';
import { ProductDetailCard } from './product-detail-card.site.tsx';
import { productDetailData } from './product-detail-data.site.ts';
import { SuiteBand } from './suite-band.site.tsx';

/** As many case studies as fit side by side. */
const STORIES = 3;

/** A product: its suite, purpose, capabilities, customers, and related content. */
export function ProductDetailPage({ node, page }: NodePageProps<'product_detail'>) {
  const { messages } = page;
  const stories = page.referring('case_study').slice(0, STORIES).map(referenceOf);
  return (
    <article data-accent={page.accentOf(node)}>
      <ProductHeader node={node} page={page} />
      <FactStrip node={node} page={page} />
      <TitledTexts items={node.capabilities} heading={messages.capabilities} />
      <TextAndMargin subjects={subjectFacts(node, page)}>
        {node.body.length > 0 && <RichText blocks={node.body} language={node.language} hasAnchors hasLead />}
      </TextAndMargin>
      <CardSection references={stories} heading={messages.inUse} page={page} />
      <ReferenceSection references={node.resources} heading={messages.toTakeAway} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
      <SuiteBand node={node} page={page} />
    </article>
  );
}

function ProductHeader({ node, page }: NodePageProps<'product_detail'>) {
  return (
    <header className={`grid ${styles.header}`} data-has-picture={node.picture ? true : undefined}>
      <div className={styles.words}>
        {node.suite && (
          <p className={styles.suite}>
            <Icon name="flag" />
            <ReferenceLink link={page.localize(node.suite)} />
          </p>
        )}
        <h1>
          <Breakable text={node.title} />
        </h1>
        {node.excerpt && (
          <p className={styles.lead}>
            <Breakable text={node.excerpt} />
          </p>
        )}
      </div>
      {node.picture && (
        <Picture
          className={styles.picture}
          picture={node.picture}
          sizes="(min-width: 64em) 45vw, 100vw"
          isEarly
        />
      )}
    </header>
  );
}

export const productDetail: TypeSite<'product_detail'> = {
  Page: ProductDetailPage,
  Card: ProductDetailCard,
  structuredData: productDetailData,
  markdown: productDetailMarkdown,
  graphql: productDetailGraphql,
  detail: ({ suite }) => suite?.title ?? null,
};
