// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { SCHEME_KEY } from '../document/scheme-key.ts';
import { click, find, focused, key, menu, pointer, setUpShell, start } from './shell.fixture.ts';

setUpShell();

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
