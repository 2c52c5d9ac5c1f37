import {
  $getSelection,
  $setSelection,
  type BaseSelection,
  type EditorState,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { DIALOG_CLOSED } from '../../admin/focus/return-from-dialogs.ts';

/** Longer than Payload's timer takes on a busy computer, where it comes after the keys. */
const LONGEST_MS = 5000;

const caretIn = (state: EditorState) => state.read($getSelection);

/** Puts the caret there again unless it is: an update that only does so, and not for a key or a pointer. */
function keepFrom(editor: LexicalEditor, putBack: BaseSelection): () => void {
  const end = editor.registerUpdateListener(
    ({ editorState, prevEditorState, dirtyElements, dirtyLeaves }) => {
      const isTyped = window.event !== undefined || dirtyElements.size > 0 || dirtyLeaves.size > 0;
      if (isTyped || !caretIn(editorState)?.is(putBack)) return;
      end();
      const before = caretIn(prevEditorState);
      if (before && !before.is(putBack)) editor.update(() => $setSelection(before.clone()));
    },
  );
  return end;
}

/**
 * Gives the focus back to a text at once when a dialog closes that was opened from it. Payload 3.90.1 does it by a timer:
 * what is typed before that is lost, and the caret would go from where somebody has gone on typing to where it was when
 * the dialog opened.
 *
 * @returns a function that ends it
 */
export function returnToText(editor: LexicalEditor): () => void {
  let stop: () => void = () => undefined;
  const giveBack = () => {
    stop();
    const caret = caretIn(editor.getEditorState());
    if (!caret) return;
    editor.update(() => $setSelection(caret.clone()), { discrete: true });
    const end = keepFrom(editor, caret);
    const waiting = setTimeout(end, LONGEST_MS);
    stop = () => {
      clearTimeout(waiting);
      end();
    };
  };
  const unregister = editor.registerRootListener((root, before) => {
    before?.removeEventListener(DIALOG_CLOSED, giveBack);
    root?.addEventListener(DIALOG_CLOSED, giveBack);
  });
  return () => {
    stop();
    unregister();
  };
}
