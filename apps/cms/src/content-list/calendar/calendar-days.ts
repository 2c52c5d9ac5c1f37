import { clockTime, momentOf } from '../../admin/time/zoned-time.ts';

/** What the calendar shows at once. */
export const CALENDAR_SPANS = ['month', 'week'] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const DAYS_IN_WEEK = 7;
const WEEKS_OF_MONTH = 6;

/** A day of a zone's calendar, such as 2026-11-23. */
export const dayOf = (time: Date, zone: string): string => clockTime(time.toISOString(), zone).slice(0, 10);

/** The beginning of a day in a zone: of one that begins without its midnight, an hour later. */
const beginningOf = (day: string, zone: string): Date =>
  new Date(momentOf(`${day}T00:00`, zone) ?? Number.NaN);

/** A moment of a day for those who only want to know which day it is, in UTC. */
export const inUtc = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** By the calendar and not by hours: a day may have 23 or 25 of them. */
const shift = (day: string, days: number): string => {
  const time = inUtc(day);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
};

const mondayOf = (day: string) => shift(day, -((inUtc(day).getUTCDay() + 6) % DAYS_IN_WEEK));

/** The days that are shown for a day: its week from Monday, or the six weeks around its month. */
export function daysAround(day: string, span: CalendarSpan): string[] {
  const first = mondayOf(span === 'week' ? day : `${day.slice(0, 8)}01`);
  const count = span === 'week' ? DAYS_IN_WEEK : WEEKS_OF_MONTH * DAYS_IN_WEEK;
  return Array.from({ length: count }, (_, index) => shift(first, index));
}

/** From when until when days of a zone last, as instants. */
export const rangeOf = (days: readonly string[], zone: string): { from: Date; to: Date } => ({
  from: beginningOf(days[0] ?? '', zone),
  to: beginningOf(shift(days.at(-1) ?? '', 1), zone),
});

/** When each day of a zone begins that is not over at `from`, and begins before `to`. */
export function beginningsOf({ from, to }: { from: Date; to: Date }, zone: string): Date[] {
  const beginnings: Date[] = [];
  for (let day = dayOf(from, zone); beginningOf(day, zone) < to; day = shift(day, 1))
    beginnings.push(beginningOf(day, zone));
  return beginnings;
}

/** A day of the span before (-1) or after (1). */
export function neighbour(day: string, span: CalendarSpan, direction: -1 | 1): string {
  if (span === 'week') return shift(day, direction * DAYS_IN_WEEK);
  const first = inUtc(`${day.slice(0, 8)}01`);
  first.setUTCMonth(first.getUTCMonth() + direction);
  return first.toISOString().slice(0, 10);
}

/** The same time by a zone's clock on another day. */
export function onDay(time: Date, day: string, zone: string): Date {
  const clock = clockTime(time.toISOString(), zone);
  return new Date(momentOf(`${day}${clock.slice(10)}`, zone) ?? Number.NaN);
}

/** A valid day, such as 2026-11-23. */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return null;
  const time = inUtc(value);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === value ? value : null;
}
