const MINUTE_MS = 60_000;
/** While a year is being typed, browsers report 0002, 0020 and 0202. */
const COMPLETE = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/;

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    era: 'short',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** What a clock in the zone shows, as browsers' fields want it: `2026-07-01T09:30`. */
export const clockTime = (date: string, timeZone: string): string => {
  const at = Date.parse(date);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
};

/**
 * The moment at which a clock in the zone shows a time: ISO 8601 in UTC, or null if the time is incomplete. Of an
 * hour that comes twice, the first; of one that is skipped, as much later as the clock was put forward.
 *
 * @param clock such as `2026-07-01T09:30`
 */
export function momentOf(clock: string, timeZone: string): string | null {
  const shown = COMPLETE.test(clock) ? Date.parse(`${clock}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  // The offset before and after any change of that day; one of them, or both, leads back to the same clock.
  const DAY_MS = 24 * 60 * MINUTE_MS;
  const moments = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetAt(near, timeZone));
  const fitting = moments.filter((at) => at + offsetAt(at, timeZone) === shown);
  const [first = Number.NaN] = moments;
  return new Date(fitting.length > 0 ? Math.min(...fitting) : first).toISOString();
}
