import type { Language } from '@keelstone/model';
import { formatDate, formatLongDate } from './format-date.ts';

type DateTextProps = {
  /** Unix seconds. */
  seconds: number;
  language: Language;
  isShort?: boolean;
  /** Time zone of the date; that of the site by default. */
  timeZone?: string;
};

/** A machine-readable date: in words, or in the short format of cards. */
export function DateText({ seconds, language, isShort = false, timeZone }: DateTextProps) {
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()}>
      {isShort ? formatDate(seconds, language) : formatLongDate(seconds, language, timeZone)}
    </time>
  );
}
