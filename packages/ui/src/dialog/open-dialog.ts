/** The page behind stays where it is, and keeps the room of its scroll bar where it has one. */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset.scrollLock = innerWidth > root.clientWidth ? 'with-bar' : 'without-bar';
}

/** Lets the page scroll again, unless a dialog is still open over it. */
export function unlockScroll(): void {
  if (!document.querySelector('dialog:modal')) delete document.documentElement.dataset.scrollLock;
}

/**
 * Opens a dialog as a modal one: the browser makes the page behind inert, moves the focus in and closes on Escape.
 *
 * @param dialog a `<Dialog>` of the page
 * @param trigger gets the focus back; what has the focus now when left out
 */
export function openDialog(
  dialog: HTMLDialogElement,
  trigger: Element | null = document.activeElement,
): void {
  if (dialog.open) return;
  lockScroll();
  dialog.addEventListener(
    'close',
    () => {
      unlockScroll();
      // Safari does not focus what is clicked, so it would not know where to return to.
      if (trigger instanceof HTMLElement) trigger.focus({ preventScroll: true });
    },
    { once: true },
  );
  dialog.showModal();
}
