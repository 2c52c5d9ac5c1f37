/** How far below the top of the window the results begin after a change of page, in pixels (S-13). */
const OFFSET = 100;

/** Scrolls to the heading of the results, at once for who wants no motion, and gives it the focus. */
export function goToResults(heading: HTMLElement | null): void {
  if (!heading) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  const top = heading.getBoundingClientRect().top + window.scrollY - OFFSET;
  window.scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
}
