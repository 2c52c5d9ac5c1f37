/**
 * Gives the focus back to the button of a menu when a dialog closes that one of its entries has opened, such as that
 * before something is deleted: the entry is gone by then, and Payload 3.90.1 leaves the focus nowhere.
 *
 * @returns a function that ends it
 */
export function returnToMenu(): () => void {
  let menu: HTMLElement | null = null;
  const listening = new AbortController();
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('.popup__trigger-wrap')) menu = target;
    else if (!target.closest('.popup__content, dialog')) menu = null;
  };
  document.addEventListener('focusin', note, { signal: listening.signal });
  const observer = new MutationObserver((changes) => {
    const isClosed = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof HTMLDialogElement),
    );
    if (isClosed && document.activeElement === document.body && menu?.isConnected) menu.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
