// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { moveFocusByKey, type Orientation } from './move-focus-by-key.ts';

let controls: HTMLElement[];
beforeEach(() => {
  document.body.innerHTML = '<p><button>a</button><button>b</button><button>c</button><input></p>';
  controls = [...document.querySelectorAll('button')];
});

type PressOptions = { orientation?: Orientation; isRing?: boolean; ctrlKey?: boolean };

/** Presses a key on an element; returns what has the focus then, or null if the key was ignored. */
function press(
  key: string,
  on: number | string,
  { orientation = 'vertical', isRing = false, ...modifiers }: PressOptions = {},
): string | null | undefined {
  const target = typeof on === 'number' ? controls[on] : document.querySelector<HTMLElement>(on);
  target?.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.body.addEventListener('keydown', (heard) => moveFocusByKey(heard, controls, orientation, isRing), {
    once: true,
  });
  target?.dispatchEvent(event);
  return event.defaultPrevented ? document.activeElement?.textContent : null;
}

it('U-9 moves by one, and stays at the ends', () => {
  expect(press('ArrowDown', 0)).toBe('b');
  expect(press('ArrowUp', 1)).toBe('a');
  expect(press('ArrowUp', 0)).toBe('a');
  expect(press('ArrowDown', 2)).toBe('c');
});

it('U-9 goes round in a ring', () => {
  expect(press('ArrowDown', 2, { isRing: true })).toBe('a');
  expect(press('ArrowUp', 0, { isRing: true })).toBe('c');
});

it('U-9 goes to the ends by Home and End', () => {
  expect(press('Home', 1)).toBe('a');
  expect(press('End', 1)).toBe('c');
});

it('U-9 knows rows from columns', () => {
  expect(press('ArrowRight', 0, { orientation: 'horizontal' })).toBe('b');
  expect(press('ArrowDown', 0, { orientation: 'horizontal' })).toBeNull();
  expect(press('ArrowRight', 0)).toBeNull();
});

it('U-9 leaves alone other keys, keys with a modifier, and keys pressed elsewhere', () => {
  expect(press('a', 0)).toBeNull();
  expect(press('ArrowDown', 0, { ctrlKey: true })).toBeNull();
  expect(press('Home', 'input')).toBeNull();
});
