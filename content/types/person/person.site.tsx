import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { isOver } from '@keelstone/ui/date/event-time.ts';
import { type Fact, Facts } from '@keelstone/ui/facts/facts.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { NodePageProps, PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Portrait } from '@keelstone/ui/people/portrait.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { TagList } from '@keelstone/ui/tag/tag-list.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { personGraphql } from './person.graphql.ts';
import { personMarkdown } from './person.markdown.ts';
import styles from './person.module.css';
import { PersonCard } from './person-card.site.tsx';
import { personData } from './person-data.site.ts';
import { RuledWorks } from './ruled-works.site.tsx';
import { Writings } from './writings.site.tsx';

/** Contact details and profiles of a person. */
function personFacts(node: PublishedNodeOf<'person'>, page: PageContext): (Fact | null)[] {
  const { messages } = page;
  return [
    node.location ? { label: messages.location, value: node.location } : null,
    node.email ? { label: messages.email, value: <a href={`mailto:${node.email}`}>{node.email}</a> } : null,
    node.links.length > 0
      ? {
          label: messages.elsewhere,
          value: (
            <ul className={styles.links}>
              {node.links.map((link) => (
                <li key={link.url}>
                  <ArrowLink url={link.url} title={link.title} />
                </li>
              ))}
            </ul>
          ),
        }
      : null,
  ];
}

/** Maximum number of past events. */
const MOST_PAST = 4;

/** Events at which a person speaks: upcoming ones, earliest first, followed by the latest past ones. */
function Appearances({ name, page }: { name: string; page: PageContext }) {
  const { messages, language, now } = page;
  const events = page.referring('event').toSorted((a, b) => b.startsAt - a.startsAt);
  const toCome = events.filter((event) => !isOver(event, now)).reverse();
  const past = events.filter((event) => isOver(event, now)).slice(0, MOST_PAST);
  if (events.length === 0) return null;
  const works = [...toCome, ...past].map((event) => ({
    key: event.nid,
    title: event.title,
    url: event.path,
    date: <DateText seconds={event.startsAt} timeZone={event.timeZone} language={language} />,
    kind: isOver(event, now) ? messages.past : (event.place ?? messages.online),
  }));
  return (
    <HeadedSection heading={messages.speaksAt(name)}>
      <RuledWorks works={works} />
    </HeadedSection>
  );
}

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
