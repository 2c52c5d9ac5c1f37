import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { isOnline } from '@keelstone/ui/date/event-attendance.ts';
import { comingUp } from '@keelstone/ui/date/event-time.ts';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { DateBlock } from '@keelstone/ui/pages/date-block.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import styles from './coming-up.module.css';

/** Further events are listed by the search screen below. */
const MOST = 12;

/** Upcoming events, earliest first, in the style of a wall calendar. */
export function ComingUp({ page }: { page: PageContext }) {
  const { messages, language } = page;
  const events = comingUp(page.nodesOfType('event'), page.now).slice(0, MOST);
  if (events.length === 0) return null;
  return (
    <section className={`frame ${styles.section}`}>
      <h2 className={styles.heading}>{messages.upcoming}</h2>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.nid} className={styles.event} data-accent={page.accentOf(event)}>
            <DateBlock {...event} language={language} isSmall />
            <div>
              <h3 className={styles.title}>
                <a href={event.path}>
                  <Breakable text={event.title} />
                </a>
              </h3>
              {event.excerpt && <p className={styles.excerpt}>{event.excerpt}</p>}
            </div>
            <p className={styles.where}>
              {event.place ?? (isOnline(event) ? messages.online : '')}
              {event.fee && <span>{event.fee}</span>}
            </p>
            <span className={styles.arrow}>
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
