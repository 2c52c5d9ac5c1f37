/** The browser's data of one visit; times in milliseconds since the navigation began. */
export type Observed = {
  largestPaint: { at: number; url: string } | null;
  firstPaint: number;
  shifts: { at: number; value: number }[];
  longTasks: { at: number; duration: number }[];
};

const LONG_TASK_MS = 50;
const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;

/** Total of what tasks after the first paint took beyond 50 ms each, while which input has to wait. */
export const totalBlockingTime = ({
  longTasks,
  firstPaint,
}: Pick<Observed, 'longTasks' | 'firstPaint'>): number =>
  longTasks
    .filter(({ at, duration }) => at + duration > firstPaint)
    .reduce((sum, { at, duration }) => {
      const afterPaint = Math.min(duration, at + duration - firstPaint);
      return sum + Math.max(0, afterPaint - LONG_TASK_MS);
    }, 0);

/**
 * Cumulative layout shift: the worst session window (at most a second between shifts, five in total).
 *
 * @see https://web.dev/articles/cls
 */
export function cumulativeShift(shifts: Observed['shifts']): number {
  let worst = 0;
  let session = { start: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - session.last < SESSION_GAP_MS && at - session.start < SESSION_MS;
    session = goesOn
      ? { ...session, last: at, sum: session.sum + value }
      : { start: at, last: at, sum: value };
    worst = Math.max(worst, session.sum);
  }
  return worst;
}

/** A response as transferred, headers included. */
export type Transfer = { url: string; kind: string; bytes: number };

export const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const kindOf = (kind: string): Kind => KINDS.find((each) => each === kind.toLowerCase()) ?? 'other';

/** Bytes by kind, and of everything but the main image: the one painted last, or else the largest. */
export function sumTransfers(transfers: readonly Transfer[], mainImageUrl: string) {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const each of transfers) bytes[kindOf(each.kind)] += each.bytes;
  const images = transfers.filter(({ kind }) => kindOf(kind) === 'image');
  const largest = images.toSorted((a, b) => b.bytes - a.bytes)[0];
  const main = images.find(({ url }) => url === mainImageUrl) ?? largest;
  const total = transfers.reduce((sum, each) => sum + each.bytes, 0);
  return { bytes, total, withoutMainImage: total - (main?.bytes ?? 0), requests: transfers.length };
}
