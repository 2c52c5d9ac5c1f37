// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleTexts } from '../../admin/unsaved/settled-texts.ts';
import { moveByKey } from './move-by-key.ts';

const row = (name: string, index: number, inside = '') =>
  `<div id="${name}-row-${index}"><div class="collapsible__drag" tabindex="0"></div>${inside}</div>`;

type Move = { path: string; moveFromIndex: number; moveToIndex: number };
const moves: Move[] = [];
const said: string[] = [];

/** As React does: the elements are the same, in another order, and a browser takes the focus from what is moved. */
function moveElements({ path, moveFromIndex: from, moveToIndex: to }: Move): void {
  const name = path.replaceAll('.', '-');
  const [moved, other] = [from, to].map((index) => document.querySelector(`form #${name}-row-${index}`));
  if (!moved || !other) return;
  if (to < from) other.before(moved);
  else other.after(moved);
  [moved.id, other.id] = [other.id, moved.id];
  (document.activeElement as HTMLElement | null)?.blur();
}
let move = moveElements;
const form = () => ({
  formRef: { current: document.querySelector<HTMLElement>('form') },
  getFields: () => ({ sections: { rows: [{}, {}, {}] }, 'sections.1.items': { rows: [{}, {}] } }),
  moveFieldRow: (asked: Move) => {
    moves.push(asked);
    move(asked);
  },
});

// Tests of texts that were run by the same process a moment ago share the module.
beforeAll(settleTexts);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  moves.length = 0;
  said.length = 0;
  move = moveElements;
  const items = row('sections-1-items', 0) + row('sections-1-items', 1);
  document.body.innerHTML = `
    <form>${row('sections', 0)}${row('sections', 1, `<p>Words</p>${items}`)}${row('sections', 2)}</form>
    <div id="drawer">${row('sections', 0)}</div>`;
});

// What one test leaves to be focused later is not there in the next.
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** Whether the key was taken. */
function press(selector: string, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document
    .querySelector(selector)
    ?.addEventListener(
      'keydown',
      (each) => moveByKey(each as KeyboardEvent, form(), (place, count) => said.push(`${place}/${count}`)),
      { once: true },
    );
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}
const handle = (id: string) => `form #${id} > .collapsible__drag`;

describe('an arrow key on the handle of a row', () => {
  it('U-9 moves the row by one place, and the focus with it', () => {
    expect(press(handle('sections-row-1'), 'ArrowUp')).toBe(true);
    expect(moves).toEqual([{ path: 'sections', moveFromIndex: 1, moveToIndex: 0 }]);
    expect(document.activeElement).toBe(document.querySelector(handle('sections-row-0')));
    press(handle('sections-row-0'), 'ArrowDown');
    expect(moves[1]).toEqual({ path: 'sections', moveFromIndex: 0, moveToIndex: 1 });
    expect(said).toEqual(['1/3', '2/3']);
  });

  it('U-9 keeps the focus on the row also where the page shows the move later, on a busy computer', () => {
    const handle1 = document.querySelector<HTMLElement>(handle('sections-row-1'));
    handle1?.focus();
    move = (asked) => setTimeout(moveElements, 150, asked);
    press(handle('sections-row-1'), 'ArrowUp');
    vi.advanceTimersByTime(1000);
    expect(document.querySelector(handle('sections-row-0'))).toBe(handle1);
    expect(document.activeElement).toBe(handle1);
  });

  it('U-9 moves a row inside of another', () => {
    press(handle('sections-1-items-row-0'), 'ArrowDown');
    expect(moves).toEqual([{ path: 'sections.1.items', moveFromIndex: 0, moveToIndex: 1 }]);
  });

  it('U-9 moves no row beyond the first or the last, and does not scroll the page either', () => {
    expect(press(handle('sections-row-0'), 'ArrowUp')).toBe(true);
    expect(press(handle('sections-row-2'), 'ArrowDown')).toBe(true);
    expect(moves).toEqual([]);
  });

  it('U-9 is the only way: what begins that of Payload has no effect', () => {
    for (const key of [' ', 'Enter']) expect(press(handle('sections-row-1'), key)).toBe(true);
    expect(press('form #sections-row-1 > p', ' ')).toBe(false);
    expect(moves).toEqual([]);
  });

  it('U-9 is left alone elsewhere: another key, in the row, in a form of a drawer', () => {
    expect(press(handle('sections-row-1'), 'Home')).toBe(false);
    expect(press('form #sections-row-1 > p', 'ArrowUp')).toBe(false);
    expect(press('#drawer .collapsible__drag', 'ArrowDown')).toBe(false);
    expect(moves).toEqual([]);
  });
});
