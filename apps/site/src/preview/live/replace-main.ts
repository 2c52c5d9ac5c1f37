/** Positions among siblings, from an element down to one inside of it; null when it is not inside. */
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

/** Opened by hand, and so to stay open. */
const openPaths = (main: Element) =>
  [...main.querySelectorAll('details[open]')].flatMap((details) => [pathTo(main, details) ?? []]);

/** Puts the main part of a document into the place of this page's, and leaves scroll, focus and what was opened. */
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
