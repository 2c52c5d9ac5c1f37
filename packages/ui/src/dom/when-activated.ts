/**
 * Calls back when the page is visible to the visitor: immediately, or, for a prerendered page, when it is
 * activated (https://html.spec.whatwg.org/#activate-a-prerendering-document).
 */
export function whenActivated(begin: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
