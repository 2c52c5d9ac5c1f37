import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Facts } from '@keelstone/ui/facts/facts.tsx';
import { CardSection } from '@keelstone/ui/pages/card-section.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { Related } from '@keelstone/ui/pages/related.tsx';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { ReferenceSection } from '@keelstone/ui/references/reference-section.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { Situations } from './situations.site.tsx';
import { solutionGraphql } from './solution.graphql.ts';
import { solutionMarkdown } from './solution.markdown.ts';
import styles from './solution.module.css';
import { SolutionCard } from './solution-card.site.tsx';
import { solutionData } from './solution-data.site.ts';
import { SolutionProducts } from './solution-products.site.tsx';

/** A solution: typical situations, the problem in detail, and the products that solve it beside it. */
export function SolutionPage({ node, page }: NodePageProps<'solution'>) {
  const { messages } = page;
  const named = [...node.caseStudies, ...node.resources].map(({ nid }) => nid);
  return (
    <article data-accent={page.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <div className={styles.words}>
          <p className="label">{messages.contentTypes.solution}</p>
          <h1>
            <Breakable text={node.title} />
          </h1>
        </div>
        {node.excerpt && (
          <p className={styles.lead}>
            <Breakable text={node.excerpt} />
          </p>
        )}
      </header>
      {node.picture && <Picture className={styles.picture} picture={node.picture} sizes="100vw" isEarly />}
      <Situations situations={node.situations} heading={messages.situations} />
      <Columns node={node} page={page} />
      <CardSection references={node.caseStudies} heading={messages.caseStudies} page={page} />
      <ReferenceSection references={node.resources} heading={messages.toTakeAway} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
      <Related page={page} except={named} />
    </article>
  );
}

function Columns({ node, page }: NodePageProps<'solution'>) {
  const facts = subjectFacts(node, page);
  const hasAside = node.products.length > 0 || facts.some((fact) => fact !== null);
  if (node.body.length === 0 && !hasAside) return null;
  return (
    <div className={`frame grid ${styles.columns}`}>
      {node.body.length > 0 && (
        <div className={styles.text}>
          <RichText blocks={node.body} language={node.language} hasAnchors hasLead />
        </div>
      )}
      {hasAside && (
        <div className={styles.aside}>
          <SolutionProducts products={node.products} page={page} />
          <Facts facts={facts} />
        </div>
      )}
    </div>
  );
}

export const solution: TypeSite<'solution'> = {
  Page: SolutionPage,
  Card: SolutionCard,
  structuredData: solutionData,
  markdown: solutionMarkdown,
  graphql: solutionGraphql,
};
