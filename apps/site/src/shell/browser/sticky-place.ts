/** Stuck to the window; anchored at an end of its sticky range; or unstuck, in its normal position. */
export type StickyPlace = { state: 'stuck' | 'anchored' | 'unstuck'; edge: 'top' | 'bottom' };

/** All lengths are in CSS pixels; positions are relative to the top of the document. */
export type StickyMeasures = {
  /** False below medium width. */
  canStick: boolean;
  /** The normal position of its upper edge. */
  start: number;
  /** The end of its sticky range. */
  end: number;
  height: number;
  /** The space it keeps above itself while it is stuck, and below itself at the end of the range. */
  margin: { top: number; bottom: number };
};

/** The state of a header that sticks to the top, depending on the scroll position (U-5). */
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
