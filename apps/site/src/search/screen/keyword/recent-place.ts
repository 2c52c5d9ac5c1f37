/** The row that forgets all. */
export const RECENT_CLEAR = 'all';

/** Where the arrows stand among the recent searches: column 0 searches again, column 1 forgets. */
export type RecentPlace = { row: number | typeof RECENT_CLEAR; column: 0 | 1 };

/**
 * Where a key leads from a place, null being the box itself: up and down through box, searches and the row that forgets
 * all, and around; left and right between the two things a row does.
 *
 * @param count how many searches there are
 * @returns undefined for keys that lead nowhere
 */
export function moveBy(
  key: string,
  place: RecentPlace | null,
  count: number,
): RecentPlace | null | undefined {
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (place === null || place.row === RECENT_CLEAR) return undefined;
    return { ...place, column: key === 'ArrowRight' ? 1 : 0 };
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = count + 2;
  const line = place === null ? 0 : place.row === RECENT_CLEAR ? count + 1 : place.row + 1;
  const next = (line + (key === 'ArrowDown' ? 1 : -1) + places) % places;
  if (next === 0) return null;
  if (next === count + 1) return { row: RECENT_CLEAR, column: 0 };
  return { row: next - 1, column: place && place.row !== RECENT_CLEAR ? place.column : 0 };
}
