import { isContentType } from '@keelstone/model';
import type { NodePageProps, PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { Children } from './children.site.tsx';
import { overviewPageGraphql } from './overview-page.graphql.ts';
import { overviewPageMarkdown } from './overview-page.markdown.ts';
import styles from './overview-page.module.css';
import { OverviewPageCard } from './overview-page-card.site.tsx';
import { overviewPageData } from './overview-page-data.site.ts';
import { showcaseOf } from './showcase.site.tsx';

/** An overview: an index of pages, a showcase suited to the type, or the search screen. */
export function OverviewPage({ node, page }: NodePageProps<'overview_page'>) {
  return (
    <article>
      <header className={`frame grid ${styles.header}`}>
        <TitleAndLead title={node.title} lead={node.excerpt} styles={styles} />
      </header>
      <Children references={node.children} page={page} />
      {node.body.length > 0 && (
        <div className={`frame grid ${styles.body}`}>
          <div className={styles.text}>
            <RichText blocks={node.body} language={node.language} hasAnchors />
          </div>
        </div>
      )}
      <Listing listedType={node.listedType} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
    </article>
  );
}

function Listing({ listedType, page }: { listedType: string | null; page: PageContext }) {
  if (!isContentType(listedType)) return null;
  const { view, isAll } = showcaseOf(listedType, page);
  const { allOf } = page.messages;
  return (
    <>
      {view}
      {!isAll && (
        <div className={styles.listing}>
          {view && listedType in allOf && (
            <h2 className={`frame ${styles.all}`}>{allOf[listedType as keyof typeof allOf]}</h2>
          )}
          {page.listing}
        </div>
      )}
    </>
  );
}

export const overviewPage: TypeSite<'overview_page'> = {
  Page: OverviewPage,
  Card: OverviewPageCard,
  structuredData: overviewPageData,
  markdown: overviewPageMarkdown,
  graphql: overviewPageGraphql,
};
