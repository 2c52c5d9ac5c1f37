// @vitest-environment happy-dom
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  createEditor,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DIALOG_CLOSED } from '../../admin/focus/return-from-dialogs.ts';
import { returnToText } from './return-to-text.ts';

// Focus and selection change in this document while the text is being rendered, in a browser after it.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A text whose caret was at 3 when a dialog was opened from it, which has closed. */
function textAfterDialog() {
  const editor = createEditor();
  const root = document.createElement('div');
  root.contentEditable = 'true';
  document.body.replaceChildren(root);
  editor.setRootElement(root);
  const change = (how: () => void) => editor.update(how, { discrete: true });
  let text: TextNode | undefined;
  change(() => {
    text = $createTextNode('One two');
    $getRoot().append($createParagraphNode().append(text));
  });
  const caret = () =>
    editor.getEditorState().read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection) ? selection.anchor.offset : undefined;
    });
  const moveTo = (offset: number) => change(() => text?.select(offset, offset));
  moveTo(3);
  const end = returnToText(editor);
  root.dispatchEvent(new Event(DIALOG_CLOSED));
  const type = (letters: string) =>
    change(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) selection.insertText(letters);
    });
  return { root, end, caret, moveTo, type };
}

/** Of an update that a listener has asked for. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Payload's timer, which comes after keys. */
async function restoreLate(text: ReturnType<typeof textAfterDialog>): Promise<void> {
  text.moveTo(3);
  await settled();
}

it('C-14 a text has the focus again as soon as a dialog has closed that was opened from it', () => {
  const { root, caret } = textAfterDialog();
  expect(document.activeElement).toBe(root);
  expect(caret()).toBe(3);
});

it('C-14 the caret stays where somebody has gone on typing', async () => {
  const text = textAfterDialog();
  text.type(', or');
  await restoreLate(text);
  expect(text.caret()).toBe(7);
});

it('C-14 the caret is put back once, and goes where it is moved to afterwards', async () => {
  const text = textAfterDialog();
  text.type(', or');
  await restoreLate(text);
  await restoreLate(text);
  expect(text.caret()).toBe(3);
});

it('C-14 the caret may go back by a key', async () => {
  const text = textAfterDialog();
  text.type(', or');
  // As in a browser while it handles a key; this document does not say so itself.
  vi.stubGlobal('event', new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  text.moveTo(3);
  vi.unstubAllGlobals();
  await settled();
  expect(text.caret()).toBe(3);
});

it('C-14 a text that is gone is left alone', async () => {
  const text = textAfterDialog();
  text.type(', or');
  text.end();
  await restoreLate(text);
  expect(text.caret()).toBe(3);
});
