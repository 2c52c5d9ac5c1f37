import { afterEach, beforeEach, vi } from 'vitest';
import { startShell } from './start-shell.ts';

export const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
export const menu = (name: string) => find<HTMLDetailsElement>(`[data-submenu][id="${name}"]`);
export const summary = (name: string) => find(`#${name} > summary`);
export const key = (name: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event;
};
export const pointer = (target: HTMLElement, name: string, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: name === 'pointerdown' }));
export const click = (target: HTMLElement, detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  target.dispatchEvent(event);
  return event;
};
export const focused = () => document.activeElement?.textContent?.trim();

/** Whether the window is wide, and the listeners for changes. */
let isWide: boolean;
let listeners: (() => void)[];
export function start(wide: boolean) {
  isWide = wide;
  listeners = [];
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return isWide;
        },
        addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      }) as unknown as MediaQueryList,
  );
  startShell();
}
/** The window has another width, and nobody has been told yet. */
export function setWide(wide: boolean) {
  isWide = wide;
}
export function resizeTo(wide: boolean) {
  setWide(wide);
  for (const listener of listeners) listener();
}

const unlisten: (() => void)[] = [];

/** Gives each test a shell of its own, in a document that nothing listens to. */
export function setUpShell(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    delete document.documentElement.dataset.scheme;
    localStorage.clear();
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        listen(type, listener, options);
        unlisten.push(() => target.removeEventListener(type, listener, options));
      });
    }
    document.body.innerHTML = `
      <a href="#content">Skip to content</a>
      <div data-sticky-container>
        <header data-header>
          <nav data-language-switcher><a data-language-current href="/here">EN</a><a href="/de">DE</a></nav>
          <button data-header-toggle aria-expanded="false">Menu</button>
          <div data-navigation style="position: absolute"><nav><ul>
            <li><details data-submenu id="one"><summary>One</summary><a href="/a">A</a><a href="/b">B</a></details></li>
            <li><a href="/events">Events</a></li>
            <li><details data-submenu id="two"><summary>Two</summary><a href="/c">C</a></details></li>
          </ul></nav></div>
        </header>
      </div>
      <main id="content" tabindex="-1"><a id="inside" href="/inside">Inside</a></main>
      <fieldset data-colour-scheme>
        <input type="radio" value="system" checked><input type="radio" value="light"><input type="radio" value="dark">
      </fieldset>`;
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const remove of unlisten.splice(0)) remove();
    vi.restoreAllMocks();
  });
}
