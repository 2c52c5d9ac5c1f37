import { SectionList } from '../../sections/section-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import { Capabilities } from './capabilities.tsx';
import styles from './page.module.css';

/** A product: whose family it is, what it is for, and what it does, as a table one can check off. */
export function ProductDetailPage({ node, around }: NodePageProps<'product_detail'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`grid ${styles.header}`} data-has-picture={node.picture ? true : undefined}>
        <div className={styles.words}>
          {node.suite && (
            <p className={styles.suite}>
              <Icon name="flag" />
              <a href={node.suite.path}>{node.suite.title}</a>
            </p>
          )}
          <h1>{node.title}</h1>
          {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
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
      <Capabilities capabilities={node.capabilities} heading={messages.capabilities} />
      <TextAndMargin subjects={subjectFacts(node, around)}>
        <RichText blocks={node.body} hasLead />
      </TextAndMargin>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
