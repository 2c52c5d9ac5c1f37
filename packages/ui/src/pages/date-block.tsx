import type { Language } from '@keelstone/model';
import { formatLongDate, formatPart } from '../date/format-date.ts';
import styles from './date-block.module.css';

type DateBlockProps = {
  startsAt: number;
  /** If given, the last day is shown, too. */
  endsAt?: number | null;
  timeZone: string;
  language: Language;
  isSmall?: boolean;
};

type Part = Parameters<typeof formatPart>[3];

/** A day in the style of a calendar sheet; for several days, with the last one, beside the first if its month is the same. */
export function DateBlock({ startsAt, endsAt, timeZone, language, isSmall = false }: DateBlockProps) {
  const part = (options: Part, seconds = startsAt) => formatPart(seconds, language, timeZone, options);
  const day = (seconds?: number) => Number.parseInt(part({ day: 'numeric' }, seconds), 10);
  const date = (seconds: number) => formatLongDate(seconds, language, timeZone);
  const month: Part = { month: 'long', year: 'numeric' };
  // What ends at midnight ends on the day before.
  const end = Math.max(startsAt, (endsAt ?? 0) - 1);
  const isLonger = date(end) !== date(startsAt);
  const isRange = isLonger && part(month, end) === part(month);
  return (
    <time
      className={isSmall ? `${styles.date} ${styles.small}` : styles.date}
      dateTime={new Date(startsAt * 1000).toISOString()}
      data-range={isRange || undefined}
    >
      <span className={styles.weekday}>
        {part({ weekday: 'long' })}
        {isLonger && ` – ${part({ weekday: 'long' }, end)}`}
      </span>
      <span className={styles.day}>{isRange ? `${day()}–${day(end)}` : day()}</span>
      <span className={styles.month}>
        {part(month)}
        {isLonger && !isRange && ` – ${date(end)}`}
      </span>
    </time>
  );
}
