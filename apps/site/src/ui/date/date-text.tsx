import type { Language } from '@keelstone/model';
import { formatDate, formatLongDate } from './format-date.ts';

type DateTextProps = {
  /** Unix seconds. */
  seconds: number;
  language: Language;
  isShort?: boolean;
};

/** A date that machines can read too: in words, or short as cards have it. */
export function DateText({ seconds, language, isShort = false }: DateTextProps) {
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()}>
      {(isShort ? formatDate : formatLongDate)(seconds, language)}
    </time>
  );
}
