/** How long a deep link waits before it scrolls, in milliseconds (U-3): until panels have finished opening. */
const DELAY_MS = 300;

/**
 * Scrolls to the target of a deep link after a short delay. It ends up at the top of the view, below the area
 * that `scroll-padding-top` reserves for the sticky header.
 */
export function scrollSoonTo(element: Element): void {
  setTimeout(() => element.scrollIntoView({ block: 'start', behavior: 'instant' }), DELAY_MS);
}
