/** Positions among siblings on the way from an element down to a descendant; null if it is not a descendant. */
function pathTo(root: Element, inner: Element | null): number[] | null {
  const path: number[] = [];
  for (let element = inner; element !== root; element = element.parentElement) {
    if (!element?.parentElement) return null;
    path.unshift([...element.parentElement.children].indexOf(element));
  }
  return path;
}

const elementAt = (root: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((element, position) => element?.children[position], root);

/** Elements that were opened by hand, and should stay open. */
const openPaths = (main: Element) =>
  [...main.querySelectorAll('details[open]')].flatMap((details) => [pathTo(main, details) ?? []]);

/**
 * Replaces this page's main element by that of a document, and preserves scroll position, focus and opened
 * elements.
 */
export function replaceMain(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [main, nextMain] = [document.querySelector('main'), next.querySelector('main')];
  if (!main || !nextMain) return;
  const focus = pathTo(main, document.activeElement);
  const opened = openPaths(main);
  const { scrollX, scrollY } = window;
  main.replaceChildren(...[...nextMain.childNodes].map((node) => document.importNode(node, true)));
  document.title = next.title;
  for (const path of opened) elementAt(main, path)?.setAttribute('open', '');
  const focused = focus && elementAt(main, focus);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
