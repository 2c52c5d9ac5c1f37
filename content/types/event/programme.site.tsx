import type { Language } from '@keelstone/model';
import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { formatLongDate, formatTime } from '@keelstone/ui/date/format-date.ts';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './programme.module.css';

type Event = PublishedNodeOf<'event'>;
type ProgrammeProps = { event: Event; heading: string; language: Language };

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The date of a day of the event, at about noon there: a day on which the clocks change has 23 or 25 hours. */
function dateOf({ startsAt, timeZone }: Event, day: number, language: Language): string {
  const startHour = Number.parseInt(formatTime(startsAt, 'en', timeZone), 10);
  return formatLongDate(startsAt + (12 - startHour) * HOUR + day * DAY, language, timeZone);
}

/** Groups the items by day: a new day begins where the time goes back. */
function byDay(agenda: Event['agenda']): Event['agenda'][] {
  const days: Event['agenda'][] = [];
  for (const item of agenda) {
    const last = days.at(-1);
    if (last && (last.at(-1)?.time ?? '').padStart(5, '0') <= item.time.padStart(5, '0')) last.push(item);
    else days.push([item]);
  }
  return days;
}

/** The programme as a timetable. */
export function Programme({ event, heading, language }: ProgrammeProps) {
  if (event.agenda.length === 0) return null;
  const days = byDay(event.agenda);
  return (
    <HeadedSection heading={heading}>
      {days.map((items, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <div key={position} className={styles.day}>
          {days.length > 1 && <h3 className={styles.date}>{dateOf(event, position, language)}</h3>}
          <ol className={styles.items}>
            {items.map((item) => (
              <li key={item.time + item.title}>
                <time className={styles.time}>{item.time}</time>
                <div>
                  <p className={styles.title}>
                    <Breakable text={item.title} />
                  </p>
                  {item.text && <p className={styles.text}>{item.text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </HeadedSection>
  );
}
