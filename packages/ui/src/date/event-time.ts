import { eventEnd } from '@keelstone/model';

type Period = { startsAt: number; endsAt: number | null };

/** Whether an event has ended at a given time, in Unix seconds. */
export const isOver = (event: Period, now: number): boolean => eventEnd(event) <= now;

/** Events that have not ended yet, earliest first. */
export function comingUp<E extends Period>(events: readonly E[], now: number): E[] {
  return events.filter((event) => !isOver(event, now)).toSorted((a, b) => a.startsAt - b.startsAt);
}
