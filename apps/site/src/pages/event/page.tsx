import { SectionList } from '../../sections/section-list.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { TextAndMargin } from '../text-and-margin.tsx';
import { DateBlock } from './date-block.tsx';
import { formatPeriod } from './format-period.ts';
import styles from './page.module.css';

/** An event: the day first, large enough to read across the room; then where, and how to come. */
export function EventPage({ node, around }: NodePageProps<'event'>) {
  const { messages, language } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <div className={styles.date}>
          <DateBlock startsAt={node.startsAt} timeZone={node.timeZone} language={language} />
        </div>
        <div className={styles.announcement}>
          <p className="label">{messages.contentTypes.event}</p>
          <h1>{node.title}</h1>
          {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
          <p className={styles.actions}>
            {node.registrationUrl && <ButtonLink url={node.registrationUrl} title={messages.register} />}
            <ButtonLink
              url={`${node.path}/calendar.ics`}
              title={messages.addToCalendar}
              icon="calendar"
              isQuiet
            />
          </p>
        </div>
      </header>
      <TextAndMargin
        facts={[
          { label: messages.when, value: formatPeriod(node, language) },
          node.place ? { label: messages.where, value: node.place } : null,
          node.onlineUrl
            ? { label: messages.online, value: <a href={node.onlineUrl}>{messages.takePartOnline}</a> }
            : null,
        ]}
        subjects={subjectFacts(node, around)}
      >
        <RichText blocks={node.body} />
      </TextAndMargin>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
