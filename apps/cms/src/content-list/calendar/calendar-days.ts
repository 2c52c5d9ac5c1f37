/** What the calendar shows at once. */
export const CALENDAR_SPANS = ['month', 'week'] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const DAYS_IN_WEEK = 7;
const WEEKS_OF_MONTH = 6;

/** A day in the reader's time zone, such as 2026-11-23. */
export const dayOf = (time: Date): string =>
  [
    String(time.getFullYear()).padStart(4, '0'),
    String(time.getMonth() + 1).padStart(2, '0'),
    String(time.getDate()).padStart(2, '0'),
  ].join('-');

/** The beginning of a day in the reader's time zone. */
export function beginningOf(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const shift = (day: string, days: number): string => {
  const time = beginningOf(day);
  // By the calendar and not by hours: a day may have 23 or 25 of them.
  return dayOf(new Date(time.getFullYear(), time.getMonth(), time.getDate() + days));
};

const mondayOf = (day: string) => shift(day, -((beginningOf(day).getDay() + 6) % DAYS_IN_WEEK));

/** The days that are shown for a day: its week from Monday, or the six weeks around its month. */
export function daysAround(day: string, span: CalendarSpan): string[] {
  const first = mondayOf(span === 'week' ? day : `${day.slice(0, 8)}01`);
  const count = span === 'week' ? DAYS_IN_WEEK : WEEKS_OF_MONTH * DAYS_IN_WEEK;
  return Array.from({ length: count }, (_, index) => shift(first, index));
}

/** From when until when days last, as instants. */
export const rangeOf = (days: readonly string[]): { from: Date; to: Date } => ({
  from: beginningOf(days[0] ?? ''),
  to: beginningOf(shift(days.at(-1) ?? '', 1)),
});

/** A day of the span before (-1) or after (1). */
export function neighbour(day: string, span: CalendarSpan, direction: -1 | 1): string {
  if (span === 'week') return shift(day, direction * DAYS_IN_WEEK);
  const time = beginningOf(day);
  return dayOf(new Date(time.getFullYear(), time.getMonth() + direction, 1));
}

/** The same time of day on another day. */
export function onDay(time: Date, day: string): Date {
  const other = beginningOf(day);
  other.setHours(time.getHours(), time.getMinutes(), time.getSeconds(), 0);
  return other;
}

/** For the browser's field for a time. */
export const toField = (time: Date): string =>
  `${dayOf(time)}T${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`;

/** A valid day, such as 2026-11-23. */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return null;
  return dayOf(beginningOf(value)) === value ? value : null;
}
