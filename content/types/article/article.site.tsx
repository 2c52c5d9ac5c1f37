import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { formatLongDate } from '@keelstone/ui/date/format-date.ts';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { Related } from '@keelstone/ui/pages/related.tsx';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { articleGraphql } from './article.graphql.ts';
import { articleMarkdown } from './article.markdown.ts';
import styles from './article.module.css';
import { ArticleCard } from './article-card.site.tsx';
import { articleData } from './article-data.site.ts';
import { articleFacts } from './article-facts.site.tsx';
import { KeyPoints } from './key-points.site.tsx';

/** An article: a headline across the full width, the picture off-centre, facts in the margin of the text. */
export function ArticlePage({ node, page }: NodePageProps<'article'>) {
  const { messages } = page;
  return (
    <article data-accent={page.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <p className={styles.types}>
          {node.articleTypes.map(({ label }) => label).join(', ') || messages.contentTypes.article}
        </p>
        <h1 className={styles.title}>
          <Breakable text={node.title} />
        </h1>
      </header>
      {node.picture && (
        <div className={`frame grid ${styles.plate}`}>
          <Picture
            className={styles.picture}
            picture={node.picture}
            sizes="(min-width: 64em) 75vw, 100vw"
            isEarly
          />
        </div>
      )}
      <TextAndMargin facts={articleFacts(node, page)} subjects={subjectFacts(node, page)}>
        {node.keyPoints.length > 0 && <KeyPoints points={node.keyPoints} heading={messages.keyPoints} />}
        {node.body.length > 0 && <RichText blocks={node.body} language={node.language} hasAnchors hasLead />}
      </TextAndMargin>
      <SectionList sections={node.sections} context={page.sectionContext} />
      <Related page={page} />
    </article>
  );
}

export const article: TypeSite<'article'> = {
  Page: ArticlePage,
  Card: ArticleCard,
  structuredData: articleData,
  markdown: articleMarkdown,
  graphql: articleGraphql,
  detail: ({ publishedAt, language }) => formatLongDate(publishedAt, language),
};
