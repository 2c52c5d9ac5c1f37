// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { HOVER_DELAY_MS } from './hovered-submenu.ts';
import {
  click,
  find,
  focused,
  key,
  menu,
  pointer,
  resizeTo,
  setUpShell,
  setWide,
  start,
  summary,
} from './shell.fixture.ts';

setUpShell();

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
    setWide(true);
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
    setWide(true);
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
