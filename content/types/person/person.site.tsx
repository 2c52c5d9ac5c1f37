import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Facts } from '@keelstone/ui/facts/facts.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { Portrait } from '@keelstone/ui/people/portrait.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { TagList } from '@keelstone/ui/tag/tag-list.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { Appearances } from './appearances.site.tsx';
import { personGraphql } from './person.graphql.ts';
import { personMarkdown } from './person.markdown.ts';
import styles from './person.module.css';
import { PersonCard } from './person-card.site.tsx';
import { personData } from './person-data.site.ts';
import { personFacts } from './person-facts.site.tsx';
import { Writings } from './writings.site.tsx';

/** A person: portrait and name, followed by publications and events. */
export function PersonPage({ node, page }: NodePageProps<'person'>) {
  const facts = personFacts(node, page);
  return (
    <article data-accent={page.accentOf(node)}>
      <div className={`frame grid ${styles.person}`}>
        <div className={styles.portrait}>
          <Portrait
            name={node.title}
            portrait={node.portrait}
            sizes="(min-width: 64em) 32vw, (min-width: 30em) 26rem, 100vw"
            isEarly
          />
        </div>
        <header className={styles.header}>
          <h1>
            <Breakable text={node.title} />
          </h1>
          {node.role && <p className={styles.role}>{node.role}</p>}
          <TagList terms={node.roleCategories} />
        </header>
        {node.body.length > 0 ? (
          <div className={styles.text}>
            <RichText blocks={node.body} language={node.language} hasAnchors />
          </div>
        ) : (
          node.excerpt && <p className={`${styles.text} ${styles.excerpt}`}>{node.excerpt}</p>
        )}
        {facts.some((fact) => fact !== null) && (
          <div className={styles.facts}>
            <Facts facts={facts} />
          </div>
        )}
      </div>
      <Appearances name={node.title} page={page} />
      <Writings name={node.title} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
    </article>
  );
}

export const person: TypeSite<'person'> = {
  Page: PersonPage,
  Card: PersonCard,
  structuredData: personData,
  markdown: personMarkdown,
  graphql: personGraphql,
  detail: ({ role }) => role,
};
