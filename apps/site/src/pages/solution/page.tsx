import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { CardSection } from '../card-section.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { Related } from '../related.tsx';
import { SignpostSection } from '../signpost-section.tsx';
import styles from './page.module.css';
import { Situations } from './situations.tsx';
import { SolutionProducts } from './solution-products.tsx';

/** A solution: situations one knows, the problem told in full, and beside it what we bring to it. */
export function SolutionPage({ node, around }: NodePageProps<'solution'>) {
  const { messages } = around;
  const named = [...node.caseStudies, ...node.resources].map(({ nid }) => nid);
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <div className={styles.words}>
          <p className="label">{messages.contentTypes.solution}</p>
          <h1>
            <Breakable text={node.title} />
          </h1>
        </div>
        {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
      </header>
      {node.picture && <Picture className={styles.picture} picture={node.picture} sizes="100vw" isEarly />}
      <Situations situations={node.situations} heading={messages.situations} />
      <div className={`frame grid ${styles.columns}`}>
        <div className={styles.text}>
          <RichText blocks={node.body} hasLead />
        </div>
        <div className={styles.aside}>
          <SolutionProducts products={node.products} around={around} />
          <Facts facts={subjectFacts(node, around)} />
        </div>
      </div>
      <CardSection references={node.caseStudies} heading={messages.caseStudies} around={around} />
      <SignpostSection references={node.resources} heading={messages.toTakeAway} around={around} />
      <SectionList sections={node.sections} context={around.sectionContext} />
      <Related around={around} except={named} />
    </article>
  );
}
