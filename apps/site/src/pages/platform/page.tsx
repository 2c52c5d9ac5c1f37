import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import { TitledTexts } from '../titled-texts.tsx';
import { Diagram } from './diagram.tsx';
import styles from './page.module.css';
import { Strata } from './strata.tsx';

/** A platform: drawn as the ground the products stand on. */
export function PlatformPage({ node, around }: NodePageProps<'platform'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <p className={`label ${styles.type}`}>{messages.contentTypes.platform}</p>
        <h1 className={styles.title}>
          <Breakable text={node.title} />
        </h1>
        {node.excerpt && (
          <p className={styles.lead}>
            <Breakable text={node.excerpt} />
          </p>
        )}
      </header>
      {node.parts.length > 0 ? (
        <Diagram node={node} around={around} />
      ) : (
        <Strata ground={node.title} products={node.products} around={around} />
      )}
      <TextAndMargin subjects={subjectFacts(node, around)}>
        {node.body.length > 0 && <RichText blocks={node.body} hasLead />}
      </TextAndMargin>
      <TitledTexts items={node.integrations} heading={messages.integrations} />
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
