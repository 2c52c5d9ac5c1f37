import { SectionList } from '../../sections/section-list.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import styles from './page.module.css';
import { Strata } from './strata.tsx';

/** A platform: drawn as the ground the products stand on. */
export function PlatformPage({ node, around }: NodePageProps<'platform'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <p className={`label ${styles.type}`}>{messages.contentTypes.platform}</p>
        <h1 className={styles.title}>{node.title}</h1>
        {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
      </header>
      <Strata ground={node.title} products={node.products} label={messages.standsOn} />
      <TextAndMargin subjects={subjectFacts(node, around)}>
        <RichText blocks={node.body} hasLead />
      </TextAndMargin>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
