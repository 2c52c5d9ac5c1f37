// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusWhenThere } from './focus-when-there.ts';

const press = (key: string, options: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );
const field = () => document.querySelector('input');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Add</button>';
  document.querySelector('button')?.focus();
  document.execCommand = (_command, _ui, text) => {
    (document.activeElement as HTMLInputElement).value += text;
    return true;
  };
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function type(...keys: (string | [string, KeyboardEventInit])[]): void {
  focusWhenThere(field);
  for (const key of keys) press(...((Array.isArray(key) ? key : [key]) as [string, KeyboardEventInit?]));
  vi.advanceTimersByTime(200);
  document.body.insertAdjacentHTML('beforeend', '<input>');
  vi.advanceTimersByTime(1000);
}

it.each<[string, string, ...(string | [string, KeyboardEventInit])[]]>([
  ['letters', 'Te', 'T', 'e'],
  ['a slip', 'Te', 'T', 'a', 'Backspace', 'e'],
  ['a dead key first', '\u00eatre', 'Dead', '\u00ea', 't', 'r', 'e'],
  ['a dead key', 'T\u00eate', 'T', 'Dead', '\u00ea', 't', 'e'],
  ['AltGr', '@k', ['Control', { ctrlKey: true }], ['AltGraph', { ctrlKey: true }], '@', 'k'],
  ['a key of another program', 'Te', 'T', 'Process', 'e'],
  ['a key that moves', 'Te', 'T', 'Tab', 'e'],
  ['a command', 'Te', 'T', ['s', { ctrlKey: true }], 'e'],
])('C-14 U-9 what is typed before a field is there is in it: %s', (_, expected, ...keys) => {
  type(...keys);
  expect(document.activeElement).toBe(field());
  expect(field()?.value).toBe(expected);
});

it.each([['Tab'], ['ArrowDown'], ['T', 'Escape']])(
  'U-9 who goes elsewhere is not led back: %s',
  (...keys) => {
    type(...keys);
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(field()?.value).toBe('');
  },
);

it('C-14 U-9 a dialog that opens meanwhile, such as one for a password, gets its keys', () => {
  focusWhenThere(() => document.querySelector<HTMLElement>('#name'));
  document.body.insertAdjacentHTML('beforeend', '<dialog open><input type="password"></dialog>');
  field()?.focus();
  expect([press('a'), press('Enter')]).toEqual([true, true]);
  document.body.insertAdjacentHTML('beforeend', '<input id="name">');
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(field());
  expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('');
});
