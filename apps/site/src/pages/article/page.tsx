import { SectionList } from '../../sections/section-list.tsx';
import { DateText } from '../../ui/date/date-text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import { Authors } from './authors.tsx';
import styles from './page.module.css';

/** An article: a headline over the whole width, the picture off to one side, facts in the margin of the text. */
export function ArticlePage({ node, around }: NodePageProps<'article'>) {
  const { messages, language } = around;
  const published = <DateText seconds={node.publishedAt} language={language} />;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <p className={styles.types}>
          {node.articleTypes.map(({ label }) => label).join(', ') || messages.contentTypes.article}
        </p>
        <h1 className={styles.title}>{node.title}</h1>
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
      <TextAndMargin
        facts={[
          { label: messages.published, value: published },
          node.authors.length > 0 ? { label: messages.by, value: <Authors authors={node.authors} /> } : null,
        ]}
        subjects={subjectFacts(node, around)}
      >
        <RichText blocks={node.body} hasLead />
      </TextAndMargin>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
