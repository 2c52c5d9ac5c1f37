/** Sent to a text when a dialog closes that was opened from it: where its caret was, only the text knows. */
export const DIALOG_CLOSED = 'keelstone-dialog-closed';

const TEXT = '[data-lexical-editor]';
/** Of a text: a footnote has its buttons in the line. Fields of its blocks keep the focus themselves. */
const IN_LINE = '.LexicalEditorTheme__inlineBlock';

/** The text that had the focus, or the part in its line. */
const textOf = (opener: HTMLElement) =>
  opener.matches(TEXT) || opener.closest(IN_LINE) ? opener.closest(TEXT) : null;

/**
 * Gives the focus back when a dialog closes, because Payload 3.90.1 leaves it nowhere, or a moment later at best, and
 * what is typed until then is lost: to what had it when the dialog opened, or, where that takes no focus any more, such
 * as an entry of a menu that has closed, to the button of the menu.
 *
 * @returns a function that ends it
 */
export function returnFromDialogs(): () => void {
  const openers = new WeakMap<Node, Element>();
  let menu: HTMLElement | null = null;
  const listening = new AbortController();
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('.popup__trigger-wrap')) menu = target;
    else if (!target.closest('.popup__content, dialog')) menu = null;
  };
  const leave = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('.popup__trigger-wrap, .popup__content, dialog'))
      menu = null;
  };
  document.addEventListener('focusin', note, { signal: listening.signal });
  document.addEventListener('pointerdown', leave, { signal: listening.signal });
  const giveBack = (dialog: Node) => {
    const { body } = document;
    const isFree = () => document.activeElement === body;
    if (dialog.isConnected || !isFree()) return;
    const opener = openers.get(dialog);
    if (opener instanceof HTMLElement && opener.isConnected && opener !== body) {
      const text = textOf(opener);
      if (text) return void text.dispatchEvent(new Event(DIALOG_CLOSED));
      opener.focus({ preventScroll: true });
    }
    if (isFree() && menu?.isConnected) menu.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes)
        if (node instanceof HTMLDialogElement && document.activeElement)
          openers.set(node, document.activeElement);
      for (const node of removedNodes) if (node instanceof HTMLDialogElement) giveBack(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
