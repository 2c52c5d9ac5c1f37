import type { NodeReference } from '@keelstone/model';
import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { ButtonLink } from '@keelstone/ui/button/button-link.tsx';
import { isOnline } from '@keelstone/ui/date/event-attendance.ts';
import { comingUp, isOver } from '@keelstone/ui/date/event-time.ts';
import { formatLongDate } from '@keelstone/ui/date/format-date.ts';
import type { Fact } from '@keelstone/ui/facts/facts.tsx';
import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { CardSection } from '@keelstone/ui/pages/card-section.tsx';
import { DateBlock } from '@keelstone/ui/pages/date-block.tsx';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps, PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';
import { Related } from '@keelstone/ui/pages/related.tsx';
import { TextAndMargin } from '@keelstone/ui/pages/text-and-margin.tsx';
import { Faces } from '@keelstone/ui/people/faces.tsx';
import { ReferenceSection } from '@keelstone/ui/references/reference-section.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { eventGraphql } from './event.graphql.ts';
import { eventMarkdown } from './event.markdown.ts';
import styles from './event.module.css';
import { EventCard } from './event-card.site.tsx';
import { eventData } from './event-data.site.ts';
import { formatPeriod } from './format-period.site.ts';
import { Programme } from './programme.site.tsx';

function online(node: PublishedNodeOf<'event'>, { messages, now }: PageContext) {
  if (isOver(node, now)) return messages.alsoOnline;
  if (!node.onlineUrl) return messages.canTakePartOnline;
  return <a href={safeUrl(node.onlineUrl)}>{messages.takePartOnline}</a>;
}

/** What to know before attending: date, place, language, price. */
function eventFacts(node: PublishedNodeOf<'event'>, page: PageContext): (Fact | null)[] {
  const { messages, language } = page;
  const fact = (label: string, value: string | null): Fact | null => (value ? { label, value } : null);
  return [
    { label: messages.when, value: formatPeriod(node, language) },
    node.place || node.address
      ? {
          label: messages.where,
          value: (
            <>
              {node.place && <span className={styles.place}>{node.place}</span>}
              {node.address && <span className={styles.address}>{node.address}</span>}
            </>
          ),
        }
      : null,
    isOnline(node) ? { label: messages.online, value: online(node, page) } : null,
    fact(messages.language, node.spokenLanguage),
    fact(messages.fee, node.fee),
  ];
}

/** The speakers with their portraits. */
function Speakers({ speakers, page }: { speakers: NodeReference[]; page: PageContext }) {
  if (speakers.length === 0) return null;
  return (
    <HeadedSection heading={page.messages.speakers}>
      <div className={styles.speakers}>
        <Faces people={speakers} page={page} level={3} />
      </div>
    </HeadedSection>
  );
}

const COUNT = 3;

/** For visitors who come too late: events on the same topics, followed by the next other ones; by date. */
function NextEvents({ page }: { page: PageContext }) {
  const upcoming = comingUp(page.nodesOfType('event'), page.now);
  const related = page.sectionContext.related('event', COUNT, []);
  const inOrderOfChoice = new Set([...related, ...upcoming].map(({ nid }) => nid));
  const chosen = [...inOrderOfChoice].slice(0, COUNT);
  return (
    <CardSection
      references={upcoming.filter(({ nid }) => chosen.includes(nid)).map(referenceOf)}
      heading={page.messages.nextEvents}
      page={page}
    />
  );
}

/**
 * An event: the date in large type; then the place and how to register or, when it is over, what is available
 * afterwards.
 */
export function EventPage({ node, page }: NodePageProps<'event'>) {
  const { messages, language } = page;
  const isPast = isOver(node, page.now);
  const recording = node.recording ? [node.recording] : [];
  return (
    <article data-accent={page.accentOf(node)}>
      <EventHeader node={node} page={page} />
      <ReferenceSection references={recording} heading={messages.whatRemains} page={page} />
      <TextAndMargin facts={eventFacts(node, page)} subjects={subjectFacts(node, page)}>
        {node.body.length > 0 && <RichText blocks={node.body} language={node.language} hasAnchors />}
      </TextAndMargin>
      <Programme event={node} heading={messages.programme} language={language} />
      <Speakers speakers={node.speakers} page={page} />
      {isPast && <NextEvents page={page} />}
      <SectionList sections={node.sections} context={page.sectionContext} />
      <Related page={page} except={recording.map(({ nid }) => nid)} />
    </article>
  );
}

function EventHeader({ node, page }: NodePageProps<'event'>) {
  const { messages, language, now } = page;
  const { startsAt, endsAt, timeZone } = node;
  return (
    <header className={`frame grid ${styles.header}`}>
      <div className={styles.date}>
        <DateBlock startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} language={language} />
      </div>
      <div className={styles.announcement}>
        <p className="label">{messages.contentTypes.event}</p>
        <h1>
          <Breakable text={node.title} />
        </h1>
        {node.excerpt && (
          <p className={styles.lead}>
            <Breakable text={node.excerpt} />
          </p>
        )}
        {isOver(node, now) ? (
          <p className={styles.over}>{messages.pastEvent}</p>
        ) : (
          <p className={styles.actions} data-print="no">
            {node.registrationUrl && <ButtonLink url={node.registrationUrl} title={messages.register} />}
            <ButtonLink
              url={`${node.path}/calendar.ics`}
              title={messages.addToCalendar}
              icon="calendar"
              isQuiet
            />
          </p>
        )}
      </div>
    </header>
  );
}

export const event: TypeSite<'event'> = {
  Page: EventPage,
  Card: EventCard,
  structuredData: eventData,
  markdown: eventMarkdown,
  graphql: eventGraphql,
  detail: ({ startsAt, timeZone, language }) => formatLongDate(startsAt, language, timeZone),
};
