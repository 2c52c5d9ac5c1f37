import type { Language } from '@keelstone/model';
import { formatPart } from '../date/format-date.ts';
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

/** A day in the style of a calendar sheet; for several days in the same month, the first and the last one. */
export function DateBlock({ startsAt, endsAt = null, timeZone, language, isSmall = false }: DateBlockProps) {
  const part = (options: Part, seconds = startsAt) => formatPart(seconds, language, timeZone, options);
  const day = (seconds?: number) => Number.parseInt(part({ day: 'numeric' }, seconds), 10);
  const month: Part = { month: 'long', year: 'numeric' };
  const last = endsAt !== null && part(month, endsAt) === part(month) ? day(endsAt) : day();
  const isRange = last > day();
  return (
    <time
      className={isSmall ? `${styles.date} ${styles.small}` : styles.date}
      dateTime={new Date(startsAt * 1000).toISOString()}
      data-range={isRange || undefined}
    >
      <span className={styles.weekday}>
        {part({ weekday: 'long' })}
        {isRange && endsAt !== null && ` – ${part({ weekday: 'long' }, endsAt)}`}
      </span>
      <span className={styles.day}>{isRange ? `${day()}–${last}` : day()}</span>
      <span className={styles.month}>{part(month)}</span>
    </time>
  );
}
