// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DIALOG_CLOSED, returnFromDialogs } from './return-from-dialogs.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<div class="popup__trigger-wrap"><button id="menu"></button></div><button id="other"></button>';
  end = returnFromDialogs();
});
afterEach(() => end());

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Opens a dialog in which something has the focus, and closes it. */
async function openAndClose(): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="cancel"></button></dialog>');
  await Promise.resolve();
  focus('#cancel');
  document.querySelector('dialog')?.remove();
}

it.each([true, false])(
  'U-9 a dialog that was opened from a menu gives the focus back to the button of the menu, whether its entry is gone (%j) or hidden',
  async (isGone) => {
    focus('#menu');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="popup__content"><button id="entry"></button></div>',
    );
    focus('#entry');
    const entry = document.querySelector<HTMLElement>('#entry');
    if (isGone) document.querySelector('.popup__content')?.remove();
    const closed = openAndClose();
    // Payload hides it, and what is hidden takes no focus.
    if (entry) entry.focus = () => undefined;
    await closed;
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('menu'));
  },
);

it('U-9 a dialog gives the focus back to what had it, and not to a menu that somebody has left', async () => {
  focus('#menu');
  focus('#other');
  await openAndClose();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('other'));
});

it('C-14 a dialog that was opened from a text tells it that it may have the focus', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-lexical-editor><p class="LexicalEditorTheme__inlineBlock"><button id="edit"></button></p><input></div>',
  );
  const told = vi.fn();
  document.querySelector('[data-lexical-editor]')?.addEventListener(DIALOG_CLOSED, told);
  focus('#edit');
  await openAndClose();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(document.body);
  // A field of a block in the text is none of its words.
  focus('input');
  await openAndClose();
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('input')));
  expect(told).toHaveBeenCalledOnce();
});
