/** How long a deep link waits before it scrolls, in milliseconds (U-3): what opens has opened by then. */
const DELAY_MS = 300;

/**
 * Scrolls to an element that a deep link leads to, a moment later. It comes to stand at the top of the view, below
 * what the page says is covered there (`scroll-padding-top`): the sticky header.
 */
export function scrollSoonTo(element: Element): void {
  setTimeout(() => element.scrollIntoView({ block: 'start', behavior: 'instant' }), DELAY_MS);
}
