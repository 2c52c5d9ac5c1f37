import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { contentsOf } from './contents.site.tsx';
import { HomeHero } from './home-hero.site.tsx';
import { pageGraphql } from './page.graphql.ts';
import { pageMarkdown } from './page.markdown.ts';
import styles from './page.module.css';
import { PlainPageCard } from './page-card.site.tsx';
import { plainPageData } from './page-data.site.ts';

/** A page that belongs to no other type: about us, the imprint, the start page. */
export function PlainPage({ node, page }: NodePageProps<'page'>) {
  const contents = node.showsContents ? contentsOf(node.body) : null;
  return (
    <article data-accent={page.accentOf(node)}>
      {page.isHome ? (
        <HomeHero title={node.title} lead={node.excerpt} />
      ) : (
        <header className={`frame grid ${styles.header}`}>
          <TitleAndLead title={node.title} lead={node.excerpt} styles={styles} />
        </header>
      )}
      {node.body.length > 0 && (
        <TextAndMargin
          facts={[contents && { label: page.messages.onThisPage, value: contents }]}
          subjects={subjectFacts(node, page)}
        >
          <RichText blocks={node.body} language={node.language} hasLead hasAnchors />
        </TextAndMargin>
      )}
      <SectionList sections={node.sections} context={page.sectionContext} />
    </article>
  );
}

export const page: TypeSite<'page'> = {
  Page: PlainPage,
  Card: PlainPageCard,
  structuredData: plainPageData,
  markdown: pageMarkdown,
  graphql: pageGraphql,
};
