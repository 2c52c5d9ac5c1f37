import { type Language, languages } from '@keelstone/languages/languages.ts';
import { formatLongDate, formatPart, formatTime } from '@keelstone/ui/date/format-date.ts';
import type { PublishedNodeOf } from '../types.model.ts';

type Period = Pick<PublishedNodeOf<'event'>, 'startsAt' | 'endsAt' | 'timeZone'>;

/**
 * Start and end in the event's own time zone, such as `8 October 2026, 09:30–17:00 CEST`; with both dates if they differ,
 * and with the name of the zone at both if the clocks change between them.
 */
export function formatPeriod({ startsAt, endsAt, timeZone }: Period, language: Language): string {
  const date = (seconds: number) => formatLongDate(seconds, language, timeZone);
  const time = (seconds: number) => formatTime(seconds, language, timeZone);
  const zone = (seconds: number) => `${languages[language].clock} ${zoneName(seconds, language, timeZone)}`;
  const start = `${date(startsAt)}, ${time(startsAt)}`;
  if (endsAt === null) return start + zone(startsAt);
  const isOneDay = date(endsAt) === date(startsAt);
  const end = isOneDay ? `–${time(endsAt)}` : ` – ${date(endsAt)}, ${time(endsAt)}`;
  const isOneZone = zone(endsAt) === zone(startsAt);
  return `${start}${isOneZone ? '' : zone(startsAt)}${end}${zone(endsAt)}`;
}

/** The short name of the time zone at that moment: `CEST`, `MESZ`, `GMT+1`, and `UTC` where French says `UTC+0`. */
function zoneName(seconds: number, language: Language, timeZone: string): string {
  const text = formatPart(seconds, language, timeZone, { year: 'numeric', timeZoneName: 'short' });
  return (text.split(/[\s,]+/).at(-1) ?? '').replace(/\+0$/, '');
}
