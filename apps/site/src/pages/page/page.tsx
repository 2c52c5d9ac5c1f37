import { SectionList } from '../../sections/section-list.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import { HomeHero } from './home-hero.tsx';
import styles from './page.module.css';

/** A page of its own kind: about us, the imprint, the start page. */
export function PlainPage({ node, around }: NodePageProps<'page'>) {
  return (
    <article data-accent={around.accentOf(node)}>
      {around.isHome ? (
        <HomeHero title={node.title} lead={node.excerpt} />
      ) : (
        <header className={`frame grid ${styles.header}`}>
          <h1 className={styles.title}>{node.title}</h1>
          {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
        </header>
      )}
      {node.body.length > 0 && (
        <TextAndMargin subjects={subjectFacts(node, around)}>
          <RichText blocks={node.body} hasLead />
        </TextAndMargin>
      )}
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
