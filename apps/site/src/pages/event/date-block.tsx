import type { Language } from '@keelstone/model';
import { formatPart } from '../../ui/date/format-date.ts';
import styles from './date-block.module.css';

type DateBlockProps = { startsAt: number; timeZone: string; language: Language; isSmall?: boolean };

/** The day as a calendar leaf has it. */
export function DateBlock({ startsAt, timeZone, language, isSmall = false }: DateBlockProps) {
  const part = (options: Parameters<typeof formatPart>[3]) =>
    formatPart(startsAt, language, timeZone, options);
  return (
    <time
      className={isSmall ? `${styles.date} ${styles.small}` : styles.date}
      dateTime={new Date(startsAt * 1000).toISOString()}
    >
      <span className={styles.weekday}>{part({ weekday: 'long' })}</span>
      <span className={styles.day}>{Number.parseInt(part({ day: 'numeric' }), 10)}</span>
      <span className={styles.month}>{part({ month: 'long', year: 'numeric' })}</span>
    </time>
  );
}
