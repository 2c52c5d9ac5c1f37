/** Sent to a text when a dialog closes that was opened from it: where its caret was, only the text knows. */
export const DIALOG_CLOSED = 'keelstone-dialog-closed';

const TEXT = '[data-lexical-editor]';

/**
 * Gives the focus back when a dialog closes, because Payload 3.90.1 leaves it nowhere, or a moment later at best, and
 * what is typed until then is lost: to what had it when the dialog opened, or, where that was an entry of a menu, which
 * is gone by then, to the button of the menu.
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
  document.addEventListener('focusin', note, { signal: listening.signal });
  const giveBack = (dialog: Node) => {
    const { activeElement, body } = document;
    if (activeElement !== body) return;
    const opener = openers.get(dialog);
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== body;
    const text = isThere && opener.closest(TEXT);
    if (text) text.dispatchEvent(new Event(DIALOG_CLOSED));
    else if (isThere) opener.focus({ preventScroll: true });
    else if (menu?.isConnected) menu.focus();
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
