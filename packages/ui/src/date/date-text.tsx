import type { Language } from '@keelstone/model';
import { formatDate, formatLongDate } from './format-date.ts';

type DateTextProps = {
  /** Unix seconds. */
  seconds: number;
  language: Language;
  isShort?: boolean;
  /** Where that day is meant; UTC unless given. */
  timeZone?: string;
};

/** A date that machines can read too: in words, or short as cards have it. */
export function DateText({ seconds, language, isShort = false, timeZone }: DateTextProps) {
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()}>
      {isShort ? formatDate(seconds, language) : formatLongDate(seconds, language, timeZone)}
    </time>
  );
}
