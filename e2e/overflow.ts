/**
 * How many CSS pixels the page is wider than the window, once it has been drawn at this width, or one of its sections
 * than itself: what a browser lays out only when it comes near (`content-visibility`) it also cuts off at its edges, so
 * that the page as a whole never shows it. To be run in the page.
 */
export async function overflowOfPage(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const sections = [...document.querySelectorAll('[data-section]')];
  return Math.max(
    document.documentElement.scrollWidth - window.innerWidth,
    ...sections.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
}
