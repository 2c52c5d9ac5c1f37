// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnToMenu } from './return-to-menu.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<div class="popup__trigger-wrap"><button id="menu"></button></div><button id="other"></button>';
  end = returnToMenu();
});
afterEach(() => end());

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Opens a dialog in which something has the focus, and closes it. */
function openAndClose(): void {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="cancel"></button></dialog>');
  focus('#cancel');
  document.querySelector('dialog')?.remove();
}

it('U-9 a dialog that was opened from a menu gives the focus back to the button of the menu', async () => {
  focus('#menu');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="popup__content"><button id="entry"></button></div>',
  );
  focus('#entry');
  document.querySelector('.popup__content')?.remove();
  openAndClose();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('menu'));
});

it('U-9 does not take the focus to a menu that somebody has left', async () => {
  focus('#menu');
  focus('#other');
  openAndClose();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(document.body);
});
