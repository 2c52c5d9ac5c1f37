import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import { TitledTexts } from '@keelstone/ui/pages/titled-texts.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { Diagram } from './diagram.site.tsx';
import { platformGraphql } from './platform.graphql.ts';
import { platformMarkdown } from './platform.markdown.ts';
import styles from './platform.module.css';
import { PlatformCard } from './platform-card.site.tsx';
import { platformData } from './platform-data.site.ts';
import { Strata } from './strata.site.tsx';

/** A platform, drawn as the ground on which the products stand. */
export function PlatformPage({ node, page }: NodePageProps<'platform'>) {
  const { messages } = page;
  return (
    <article data-accent={page.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <p className={`label ${styles.type}`}>{messages.contentTypes.platform}</p>
        <TitleAndLead title={node.title} lead={node.excerpt} styles={styles} />
      </header>
      {node.parts.length > 0 ? (
        <Diagram node={node} page={page} />
      ) : (
        <Strata ground={node.title} products={node.products} page={page} />
      )}
      <TextAndMargin subjects={subjectFacts(node, page)}>
        {node.body.length > 0 && <RichText blocks={node.body} language={node.language} hasAnchors hasLead />}
      </TextAndMargin>
      <TitledTexts items={node.integrations} heading={messages.integrations} />
      <SectionList sections={node.sections} context={page.sectionContext} />
    </article>
  );
}

export const platform: TypeSite<'platform'> = {
  Page: PlatformPage,
  Card: PlatformCard,
  structuredData: platformData,
  markdown: platformMarkdown,
  graphql: platformGraphql,
};
