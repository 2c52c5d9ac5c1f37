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

type ProgrammeDay = {
  /** Null if all of it is on one day, which stands above the page. */
  date: string | null;
  items: Event['agenda'];
};

/** The days of the programme, in their order; none without a programme. */
export const programmeDays = (event: Event, language: Language): ProgrammeDay[] =>
  byDay(event.agenda).map((items, position, days) => ({
    date: days.length > 1 ? dateOf(event, position, language) : null,
    items,
  }));

/** The programme as a timetable. */
export function Programme({ event, heading, language }: ProgrammeProps) {
  const days = programmeDays(event, language);
  if (days.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      {days.map(({ date, items }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <div key={position} className={styles.day}>
          {date && <h3 className={styles.date}>{date}</h3>}
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
