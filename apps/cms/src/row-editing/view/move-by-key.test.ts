// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { moveByKey } from './move-by-key.ts';

const row = (name: string, index: number, inside = '') =>
  `<div id="${name}-row-${index}"><div class="collapsible__drag" tabindex="0"></div>${inside}</div>`;

const moves: object[] = [];
const said: string[] = [];
const form = () => ({
  formRef: { current: document.querySelector<HTMLElement>('form') },
  getFields: () => ({ sections: { rows: [{}, {}, {}] }, 'sections.1.items': { rows: [{}, {}] } }),
  moveFieldRow: (move: object) => moves.push(move),
});

beforeEach(() => {
  moves.length = 0;
  said.length = 0;
  const items = row('sections-1-items', 0) + row('sections-1-items', 1);
  document.body.innerHTML = `
    <form>${row('sections', 0)}${row('sections', 1, `<p>Words</p>${items}`)}${row('sections', 2)}</form>
    <div id="drawer">${row('sections', 0)}</div>`;
});

/** Whether the key was taken. */
function press(selector: string, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document
    .querySelector(selector)
    ?.addEventListener('keydown', (each) =>
      moveByKey(each as KeyboardEvent, form(), (place, count) => said.push(`${place}/${count}`)),
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
