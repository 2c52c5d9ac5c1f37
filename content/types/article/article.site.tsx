import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { formatLongDate } from '@keelstone/ui/date/format-date.ts';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps, PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Related } from '@keelstone/ui/pages/related.tsx';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { authorsFact } from '@keelstone/ui/people/person-line.tsx';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { TermNames } from '@keelstone/ui/tag/term-names.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { articleGraphql } from './article.graphql.ts';
import { articleMarkdown } from './article.markdown.ts';
import styles from './article.module.css';
import { ArticleCard } from './article-card.site.tsx';
import { articleData } from './article-data.site.ts';
import { KeyPoints } from './key-points.site.tsx';
import { readingTime } from './reading-time.site.ts';

/** What to know before reading an article: its author, age and length. */
function articleFacts(node: PublishedNodeOf<'article'>, page: PageContext): (Fact | null)[] {
  const { messages, language } = page;
  const minutes = readingTime(node.body, node.language);
  return [
    authorsFact(node.authors, page, styles.authors),
    { label: messages.published, value: <DateText seconds={node.publishedAt} language={language} /> },
    node.reviewedAt === null
      ? null
      : { label: messages.reviewed, value: <DateText seconds={node.reviewedAt} language={language} /> },
    minutes > 0 ? { label: messages.readingTime, value: messages.minutes(minutes) } : null,
  ];
}

/** An article: a headline across the full width, the picture off-centre, facts in the margin of the text. */
export function ArticlePage({ node, page }: NodePageProps<'article'>) {
  const { messages } = page;
  return (
    <article data-accent={page.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <p className={styles.types}>
          <TermNames terms={node.articleTypes} fallback={messages.contentTypes.article} />
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
