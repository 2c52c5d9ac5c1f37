import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { Related } from '../related.tsx';
import { TextAndMargin } from '../text-and-margin.tsx';
import { articleFacts } from './article-facts.tsx';
import { KeyPoints } from './key-points.tsx';
import styles from './page.module.css';

/** An article: a headline over the whole width, the picture off to one side, facts in the margin of the text. */
export function ArticlePage({ node, around }: NodePageProps<'article'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
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
      <TextAndMargin facts={articleFacts(node, around)} subjects={subjectFacts(node, around)}>
        {node.keyPoints.length > 0 && <KeyPoints points={node.keyPoints} heading={messages.keyPoints} />}
        {node.body.length > 0 && <RichText blocks={node.body} hasLead />}
      </TextAndMargin>
      <SectionList sections={node.sections} context={around.sectionContext} />
      <Related around={around} />
    </article>
  );
}
