// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEME_KEY } from '../document/scheme-key.ts';
import { HOVER_DELAY_MS } from './hovered-submenu.ts';
import { startShell } from './start-shell.ts';

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const menu = (name: string) => find<HTMLDetailsElement>(`[data-submenu][id="${name}"]`);
const summary = (name: string) => find(`#${name} > summary`);
const key = (name: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event;
};
const pointer = (target: HTMLElement, name: string, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: name === 'pointerdown' }));
const click = (target: HTMLElement, detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  target.dispatchEvent(event);
  return event;
};
const focused = () => document.activeElement?.textContent?.trim();

/** A wide or a narrow window, and what it is told when that changes. */
let isWide: boolean;
let listeners: (() => void)[];
function start(wide: boolean) {
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
function resizeTo(wide: boolean) {
  isWide = wide;
  for (const listener of listeners) listener();
}

/** Each test begins with a document that nothing listens to. */
const unlisten: (() => void)[] = [];

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

describe('skip link', () => {
  it('U-1 moves the keyboard focus to the main content, each time, and leaves the address', () => {
    start(true);
    for (const _ of [1, 2]) {
      expect(click(find('[href="#content"]')).defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(find('main'));
      find('[href="/inside"]').focus();
    }
  });

  it('U-1 is a plain link when it is to open elsewhere', () => {
    start(true);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    find('[href="#content"]').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('submenus', () => {
  it('U-2 open on hover and close on leaving at 1024 px and wider', () => {
    start(true);
    pointer(menu('one'), 'pointerenter');
    expect(menu('one').open).toBe(true);
    pointer(menu('one'), 'pointerleave');
    vi.advanceTimersByTime(HOVER_DELAY_MS);
    expect(menu('one').open).toBe(false);
  });

  it('U-2 stay while the pointer crosses others on a diagonal path, and change once it rests there', () => {
    start(true);
    pointer(menu('one'), 'pointerenter');
    pointer(menu('one'), 'pointerleave');
    pointer(menu('two'), 'pointerenter');
    vi.advanceTimersByTime(HOVER_DELAY_MS - 1);
    expect([menu('one').open, menu('two').open]).toEqual([true, false]);
    pointer(menu('two'), 'pointerleave');
    pointer(menu('one'), 'pointerenter');
    vi.advanceTimersByTime(10 * HOVER_DELAY_MS);
    expect([menu('one').open, menu('two').open]).toEqual([true, false]);
    pointer(menu('one'), 'pointerleave');
    pointer(menu('two'), 'pointerenter');
    vi.advanceTimersByTime(HOVER_DELAY_MS);
    expect([menu('one').open, menu('two').open]).toEqual([false, true]);
  });

  it('U-2 a click does not wait, and nothing opens after Escape', () => {
    start(true);
    pointer(menu('one'), 'pointerenter');
    pointer(menu('two'), 'pointerenter');
    pointer(summary('two'), 'pointerdown');
    click(summary('two'));
    expect([menu('one').open, menu('two').open]).toEqual([false, true]);
    pointer(menu('one'), 'pointerenter');
    key('Escape');
    vi.advanceTimersByTime(10 * HOVER_DELAY_MS);
    expect([menu('one').open, menu('two').open]).toEqual([false, false]);
  });

  it('U-2 do not open on hover below, nor for a finger on a wide screen', () => {
    start(false);
    pointer(menu('one'), 'pointerenter');
    isWide = true;
    pointer(menu('one'), 'pointerenter', 'touch');
    expect(menu('one').open).toBe(false);
  });

  it('U-2 a click of the mouse does not shut what hovering opened, and opens again what Escape closed', () => {
    start(true);
    pointer(menu('one'), 'pointerenter');
    pointer(summary('one'), 'pointerdown');
    expect(click(summary('one')).defaultPrevented).toBe(true);
    expect(menu('one').open).toBe(true);
    key('Escape');
    expect(menu('one').open).toBe(false);
    pointer(summary('one'), 'pointerdown');
    click(summary('one'));
    expect(menu('one').open).toBe(true);
  });

  it.each([
    ['a click below 1024 px', false, 'mouse', 1],
    ['a finger on a wide screen', true, 'touch', 1],
    ['Enter and Space', true, 'mouse', 0],
  ])('U-2 leave %s to the browser, which toggles', (_, wide, pointerType, detail) => {
    start(wide);
    pointer(summary('one'), 'pointerdown', pointerType);
    expect(click(summary('one'), detail).defaultPrevented).toBe(false);
  });

  it('U-2 open with the arrow down, move along, and close with Escape, the focus back on top', () => {
    start(true);
    summary('one').focus();
    key('ArrowDown');
    expect(menu('one').open).toBe(true);
    expect(focused()).toBe('A');
    key('ArrowDown');
    expect(focused()).toBe('B');
    key('ArrowDown');
    expect(focused()).toBe('B');
    key('Home');
    expect(focused()).toBe('One');
    key('End');
    expect(focused()).toBe('Two');
    summary('one').focus();
    key('ArrowDown');
    expect(key('Escape').defaultPrevented).toBe(true);
    expect(menu('one').open).toBe(false);
    expect(focused()).toBe('One');
  });

  it('U-2 left and right go along the top, and a key with a modifier stays the browser’s', () => {
    start(true);
    summary('one').focus();
    key('ArrowRight');
    expect(focused()).toBe('Events');
    key('ArrowRight');
    expect(focused()).toBe('Two');
    key('ArrowLeft', { altKey: true });
    expect(focused()).toBe('Two');
    key('ArrowDown', { altKey: true });
    expect(menu('two').open).toBe(false);
  });

  it.each([true, false])('U-2 close when the keyboard leaves them (wide: %s)', (wide) => {
    start(wide);
    menu('one').open = true;
    find('[href="/b"]').focus();
    expect(menu('one').open).toBe(true);
    find('[href="/inside"]').focus();
    expect(menu('one').open).toBe(false);
  });

  it('U-2 stay open for the keyboard when the mouse only passes', () => {
    start(true);
    menu('one').open = true;
    find('[href="/b"]').focus();
    pointer(menu('one'), 'pointerleave');
    expect(menu('one').open).toBe(true);
  });

  it('U-2 a press outside closes them where they lie over the page, and only there', () => {
    start(false);
    menu('one').open = true;
    pointer(find('main'), 'pointerdown', 'touch');
    expect(menu('one').open).toBe(true);
    isWide = true;
    pointer(find('main'), 'pointerdown', 'touch');
    expect(menu('one').open).toBe(false);
  });

  it('U-2 resizing across the limit leaves nothing open, and the focus where it can be seen', () => {
    start(true);
    menu('one').open = true;
    find('[href="/b"]').focus();
    resizeTo(false);
    expect(menu('one').open).toBe(false);
    expect(focused()).toBe('Menu');
    find('[data-header-toggle]').click();
    resizeTo(true);
    expect(find('header').hasAttribute('data-open')).toBe(false);
  });

  it('U-2 the focus is not lost where the browser takes it off before it tells of the new width', () => {
    start(true);
    find('[href="/b"]').focus();
    find('[href="/b"]').blur();
    resizeTo(false);
    expect(focused()).toBe('Menu');
  });

  it('U-2 the focus stays where it was when it was not in the navigation', () => {
    for (const leave of [
      () => find('#inside').focus(),
      () => {
        pointer(find('main'), 'pointerdown');
        find('[href="/b"]').blur();
      },
    ]) {
      start(true);
      find('[href="/b"]').focus();
      leave();
      resizeTo(false);
      expect(focused()).not.toBe('Menu');
    }
  });
});

describe('header toggle', () => {
  const toggle = () => find('[data-header-toggle]');
  const states = () => [find('header').hasAttribute('data-open'), toggle().getAttribute('aria-expanded')];

  it('U-6 toggles an open state on click', () => {
    start(false);
    toggle().click();
    expect(states()).toEqual([true, 'true']);
    toggle().click();
    expect(states()).toEqual([false, 'false']);
  });

  it('U-6 Escape closes one thing at a time: a submenu, then the navigation, the focus back on the control', () => {
    start(false);
    toggle().click();
    menu('one').open = true;
    find('[href="/a"]').focus();
    key('Escape');
    expect([menu('one').open, ...states()]).toEqual([false, true, 'true']);
    expect(focused()).toBe('One');
    key('Escape');
    expect(states()).toEqual([false, 'false']);
    expect(focused()).toBe('Menu');
    expect(key('Escape').defaultPrevented).toBe(false);
  });

  it('U-6 closes when the keyboard goes on to what lies below it, but not where it covers nothing', () => {
    start(false);
    toggle().click();
    find('[href="/inside"]').focus();
    expect(states()).toEqual([false, 'false']);
    find('[data-navigation]').removeAttribute('style');
    toggle().click();
    find('[href="/inside"]').focus();
    expect(states()).toEqual([true, 'true']);
  });
});

describe('language switcher', () => {
  const current = () => find('[data-language-current]');
  const expanded = () => current().getAttribute('aria-expanded');

  it('U-8 toggles an expanded state and goes nowhere', () => {
    start(true);
    expect(expanded()).toBe('false');
    expect(click(current()).defaultPrevented).toBe(true);
    expect(expanded()).toBe('true');
    click(current());
    expect(expanded()).toBe('false');
  });

  it('U-8 closes on Escape, the focus back on the link, and on a press or on focus elsewhere', () => {
    start(true);
    click(current());
    find('[href="/de"]').focus();
    expect(expanded()).toBe('true');
    key('Escape');
    expect([expanded(), focused()]).toEqual(['false', 'EN']);
    click(current());
    pointer(find('main'), 'pointerdown');
    expect(expanded()).toBe('false');
    click(current());
    find('[href="/inside"]').focus();
    expect(expanded()).toBe('false');
  });
});

describe('colour scheme', () => {
  const choose = (value: string) => {
    const input = find<HTMLInputElement>(`[value="${value}"]`);
    input.checked = true;
    input.dispatchEvent(new Event('change'));
  };

  it('U-9 applies and remembers the visitor’s choice, and forgets it for the system’s', () => {
    start(true);
    choose('dark');
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    choose('system');
    expect(document.documentElement.dataset.scheme).toBeUndefined();
    expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
  });
});
