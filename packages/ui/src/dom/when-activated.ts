/**
 * Calls back once somebody looks at the page: at once, or, where the browser has only made it ready ahead of a click,
 * when the visitor comes to it (https://html.spec.whatwg.org/#activate-a-prerendering-document).
 */
export function whenActivated(begin: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
