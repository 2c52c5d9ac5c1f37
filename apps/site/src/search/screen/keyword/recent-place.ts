/** The row that deletes all searches. */
export const RECENT_CLEAR = 'all';

/** The active cell of the recent searches: column 0 repeats a search, column 1 deletes it. */
export type RecentPlace = { row: number | typeof RECENT_CLEAR; column: 0 | 1 };

/**
 * Where an arrow key leads from a cell, null being the text field itself: up and down through field, searches
 * and the last row, cyclically; left and right between the two actions of a row.
 *
 * @param count how many searches there are
 * @returns undefined for other keys
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
