import type { Messages } from '@keelstone/languages/messages.ts';
import contours from '@keelstone/ui/contours/contours.module.css';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { QuoteBand } from '@keelstone/ui/pages/quote-band.tsx';
import { Related } from '@keelstone/ui/pages/related.tsx';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import { ReferenceSection } from '@keelstone/ui/references/reference-section.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { caseStudyGraphql } from './case-study.graphql.ts';
import { caseStudyMarkdown } from './case-study.markdown.ts';
import styles from './case-study.module.css';
import { CaseStudyCard } from './case-study-card.site.tsx';
import { caseStudyData } from './case-study-data.site.ts';
import { ResultStrip } from './result-strip.site.tsx';

/** Facts about the customer: the name, followed by the editor's figures, such as staff and sites. */
function customerFacts(
  { customer, location, facts }: PublishedNodeOf<'case_study'>,
  messages: Messages['interface'],
): (Fact | null)[] {
  const name = [customer, location].filter((part) => part !== null);
  return [
    name.length > 0
      ? {
          label: messages.theCustomer,
          value: name.map((part) => (
            <span key={part} className={styles.who}>
              {part}
            </span>
          )),
        }
      : null,
    ...facts,
  ];
}

/** A case study: the results come before the story. */
export function CaseStudyPage({ node, page }: NodePageProps<'case_study'>) {
  const { messages } = page;
  return (
    <article data-accent={page.accentOf(node)}>
      <header className={`${styles.header} ${contours.range}`}>
        <div className="frame grid">
          <p className={styles.customer}>
            <span>{messages.contentTypes.case_study}</span>
            {node.customer && <b>{node.customer}</b>}
            {node.location && <span>{node.location}</span>}
          </p>
          <TitleAndLead title={node.title} lead={node.excerpt} styles={styles} />
        </div>
      </header>
      <ResultStrip results={node.results} label={messages.results} />
      <TextAndMargin facts={customerFacts(node, messages)} subjects={subjectFacts(node, page)}>
        {node.body.length > 0 && <RichText blocks={node.body} language={node.language} hasAnchors hasLead />}
      </TextAndMargin>
      <QuoteBand quote={node.quote} page={page} isHere />
      <ReferenceSection references={node.products} heading={messages.productsUsed} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
      <Related page={page} />
    </article>
  );
}

export const caseStudy: TypeSite<'case_study'> = {
  Page: CaseStudyPage,
  Card: CaseStudyCard,
  structuredData: caseStudyData,
  markdown: caseStudyMarkdown,
  graphql: caseStudyGraphql,
  detail: ({ customer }) => customer,
};
