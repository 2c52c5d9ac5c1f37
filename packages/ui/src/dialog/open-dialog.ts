/** Prevents the page behind the dialog from scrolling, and reserves the space of its scroll bar. */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset.scrollLock = innerWidth > root.clientWidth ? 'with-bar' : 'without-bar';
}

/** Lets the page scroll again, unless another dialog is still open. */
export function unlockScroll(): void {
  if (!document.querySelector('dialog:modal')) delete document.documentElement.dataset.scrollLock;
}

/**
 * Opens a dialog as modal: the browser makes the page behind it inert, moves the focus in, and closes it on
 * Escape.
 *
 * @param dialog a `<Dialog>` of the page
 * @param trigger gets the focus back on closing; by default the element that has the focus now
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
      // Safari does not focus an element on click, so the dialog would not know where to return the focus.
      if (trigger instanceof HTMLElement) trigger.focus({ preventScroll: true });
    },
    { once: true },
  );
  dialog.showModal();
}
