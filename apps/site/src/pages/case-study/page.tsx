import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import contours from '../../ui/contours/contours.module.css';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { QuoteGround } from '../quote-ground.tsx';
import { Related } from '../related.tsx';
import { SignpostSection } from '../signpost-section.tsx';
import { TextAndMargin } from '../text-and-margin.tsx';
import { customerFacts } from './customer-facts.tsx';
import styles from './page.module.css';
import { ResultStrip } from './result-strip.tsx';

/** A case study: what came of it stands before how it went. */
export function CaseStudyPage({ node, around }: NodePageProps<'case_study'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`${styles.header} ${contours.range}`}>
        <div className="frame grid">
          <p className={styles.customer}>
            <span>{messages.contentTypes.case_study}</span>
            {node.customer && <b>{node.customer}</b>}
            {node.location && <span>{node.location}</span>}
          </p>
          <h1 className={styles.title}>
            <Breakable text={node.title} />
          </h1>
          {node.excerpt && (
            <p className={styles.lead}>
              <Breakable text={node.excerpt} />
            </p>
          )}
        </div>
      </header>
      <ResultStrip results={node.results} label={messages.results} />
      <TextAndMargin facts={customerFacts(node, messages)} subjects={subjectFacts(node, around)}>
        {node.body.length > 0 && <RichText blocks={node.body} hasLead />}
      </TextAndMargin>
      <QuoteGround quote={node.quote} around={around} isHere />
      <SignpostSection references={node.products} heading={messages.productsUsed} around={around} />
      <SectionList sections={node.sections} context={around.sectionContext} />
      <Related around={around} />
    </article>
  );
}
