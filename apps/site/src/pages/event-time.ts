import type { PublishedNodeOf } from '@keelstone/model';

type Period = Pick<PublishedNodeOf<'event'>, 'startsAt' | 'endsAt'>;

/** An event without an end, or with one before its beginning, is taken to last an hour, in seconds. */
const HOUR = 3600;

/** When an event ends, in Unix seconds. */
export const endOf = ({ startsAt, endsAt }: Period): number =>
  endsAt !== null && endsAt > startsAt ? endsAt : startsAt + HOUR;

/** Whether an event has ended at a moment, in Unix seconds. */
export const isOver = (event: Period, now: number): boolean => endOf(event) <= now;

/** Events that have not ended yet, the next one first. */
export function comingUp<E extends Period>(events: readonly E[], now: number): E[] {
  return events.filter((event) => !isOver(event, now)).toSorted((a, b) => a.startsAt - b.startsAt);
}
