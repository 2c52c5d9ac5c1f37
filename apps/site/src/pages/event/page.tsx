import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { DateBlock } from '../date-block.tsx';
import { isOver } from '../event-time.ts';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { Related } from '../related.tsx';
import { SignpostSection } from '../signpost-section.tsx';
import { TextAndMargin } from '../text-and-margin.tsx';
import { eventFacts } from './event-facts.tsx';
import { NextEvents } from './next-events.tsx';
import styles from './page.module.css';
import { Programme } from './programme.tsx';
import { Speakers } from './speakers.tsx';

/** An event: the day first, large enough to read across the room; then where, and how to come, or what remains of it. */
export function EventPage({ node, around }: NodePageProps<'event'>) {
  const { messages, language } = around;
  const isPast = isOver(node, around.now);
  const recording = node.recording ? [node.recording] : [];
  return (
    <article data-accent={around.accentOf(node)}>
      <EventHeader node={node} around={around} />
      <SignpostSection references={recording} heading={messages.whatRemains} around={around} />
      <TextAndMargin facts={eventFacts(node, around)} subjects={subjectFacts(node, around)}>
        {node.body.length > 0 && <RichText blocks={node.body} />}
      </TextAndMargin>
      <Programme event={node} heading={messages.programme} language={language} />
      <Speakers speakers={node.speakers} around={around} />
      {isPast && <NextEvents around={around} />}
      <SectionList sections={node.sections} context={around.sectionContext} />
      <Related around={around} except={recording.map(({ nid }) => nid)} />
    </article>
  );
}

function EventHeader({ node, around }: NodePageProps<'event'>) {
  const { messages, language, now } = around;
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
