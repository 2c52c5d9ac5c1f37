// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEME_KEY } from '../scheme-key.ts';
import { startShell } from './start-shell.ts';

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const key = (target: HTMLElement, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

/** Plays a wide or a narrow window. */
function setWidth(isWide: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList);
}

beforeEach(() => {
  delete document.documentElement.dataset.scheme;
  localStorage.clear();
  document.body.innerHTML = `
    <header data-header>
      <button data-header-toggle aria-expanded="false"></button>
      <details data-submenu><summary>Products</summary><a href="/a">A</a><a href="/b">B</a></details>
      <nav data-language-switcher><a data-language-current href="/here">EN</a><a href="/de">DE</a></nav>
    </header>
    <fieldset data-colour-scheme>
      <input type="radio" value="system" checked><input type="radio" value="light"><input type="radio" value="dark">
    </fieldset>`;
});

describe('submenus', () => {
  const menu = () => find<HTMLDetailsElement>('[data-submenu]');
  const hover = (name: string) => menu().dispatchEvent(new PointerEvent(name, { pointerType: 'mouse' }));

  it('U-2 open on hover and close on leaving at 1024 px and wider', () => {
    setWidth(true);
    startShell();
    hover('pointerenter');
    expect(menu().open).toBe(true);
    hover('pointerleave');
    expect(menu().open).toBe(false);
  });

  it('U-2 do not open on hover below', () => {
    setWidth(false);
    startShell();
    hover('pointerenter');
    expect(menu().open).toBe(false);
  });

  it('U-2 open with the arrow down, move along, and close with Escape, the focus back on top', () => {
    setWidth(true);
    startShell();
    find('summary').focus();
    key(find('summary'), 'ArrowDown');
    expect(menu().open).toBe(true);
    expect(document.activeElement?.textContent).toBe('A');
    key(find('[href="/a"]'), 'ArrowDown');
    expect(document.activeElement?.textContent).toBe('B');
    key(find('[href="/b"]'), 'Escape');
    expect(menu().open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Products');
  });

  it('U-2 close when the focus leaves them', () => {
    setWidth(true);
    startShell();
    menu().open = true;
    const relatedTarget = find('[href="/de"]');
    find('[href="/b"]').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    expect(menu().open).toBe(false);
  });
});

describe('header toggle', () => {
  it('U-6 toggles an open state on click, and closes on Escape', () => {
    setWidth(false);
    startShell();
    const toggle = find('[data-header-toggle]');
    toggle.click();
    expect(find('header').hasAttribute('data-open')).toBe(true);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    key(toggle, 'Escape');
    expect(find('header').hasAttribute('data-open')).toBe(false);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('language switcher', () => {
  it('U-8 toggles an expanded state and goes nowhere', () => {
    setWidth(true);
    startShell();
    const current = find('[data-language-current]');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    current.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(current.getAttribute('aria-expanded')).toBe('true');
    current.click();
    expect(current.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('colour scheme', () => {
  const choose = (value: string) => {
    const input = find<HTMLInputElement>(`[value="${value}"]`);
    input.checked = true;
    input.dispatchEvent(new Event('change'));
  };

  it('U-9 applies and remembers the visitor’s choice, and forgets it for the system’s', () => {
    setWidth(true);
    startShell();
    choose('dark');
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    choose('system');
    expect(document.documentElement.dataset.scheme).toBeUndefined();
    expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
  });
});
