import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { isMeantForPage } from '../meant-for-page.ts';

/** The state of the visitor. `now` is in milliseconds since 1970, by the visitor's own clock. */
export type VisitorState = { dismissed: ReadonlySet<string>; now: number };

/** A date in milliseconds; null if it is missing or invalid, which N-2 requires to be ignored. */
function readTime(time: string | null): number | null {
  const milliseconds = Date.parse(time ?? '');
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

function isInTime({ startTime, endTime }: NoticeSettings, now: number): boolean {
  const [start, end] = [readTime(startTime), readTime(endTime)];
  return (start === null || now >= start) && (end === null || now <= end);
}

/** N-2: whether a notice is shown on this page, to this visitor, now. */
export function isShown(notice: NoticeSettings, { dismissed, now }: VisitorState): boolean {
  return isMeantForPage(notice) && !dismissed.has(notice.id) && isInTime(notice, now);
}

/**
 * The next time at which a notice may start or end while the page is open.
 *
 * @returns milliseconds since 1970; null if there is none
 */
export function nextEdge(notices: readonly NoticeSettings[], now: number): number | null {
  const edges = notices.flatMap(({ startTime, endTime }) => {
    const [start, end] = [readTime(startTime), readTime(endTime)];
    // The end is inclusive, so the notice disappears a millisecond later.
    return [start, end === null ? null : end + 1];
  });
  const coming = edges.filter((edge) => edge !== null && edge > now) as number[];
  return coming.length > 0 ? Math.min(...coming) : null;
}
