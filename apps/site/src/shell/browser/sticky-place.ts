/** Stuck to the window; anchored at an end of the way along which it may stick; or unstuck: it stays where it stands. */
export type StickyPlace = { state: 'stuck' | 'anchored' | 'unstuck'; edge: 'top' | 'bottom' };

/** All lengths in CSS pixels; places are counted from the top of the document. */
export type StickyMeasures = {
  /** False below medium width. */
  canStick: boolean;
  /** Where its upper edge stands by itself. */
  start: number;
  /** Where the way ends along which it may stick. */
  end: number;
  height: number;
  /** What it keeps clear above itself while it is stuck, and below itself at the end of the way. */
  margin: { top: number; bottom: number };
};

/** Where a header that sticks to the top belongs, by how far the document is scrolled (U-5). */
export function stickyPlace(
  scroll: number,
  { canStick, start, end, height, margin }: StickyMeasures,
): StickyPlace {
  if (!canStick) return { state: 'unstuck', edge: 'top' };
  const first = start - margin.top;
  const last = Math.max(first, end - (margin.top + height + margin.bottom));
  if (scroll < first) return { state: 'anchored', edge: 'top' };
  if (scroll > last) return { state: 'anchored', edge: 'bottom' };
  return { state: 'stuck', edge: 'top' };
}
