/** Prevents the page behind the dialog from scrolling, and reserves the space of its scroll bar. */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset.scrollLock = innerWidth > root.clientWidth ? 'with-bar' : 'without-bar';
}

/** Lets the page scroll again, unless another dialog is still open. */
function unlockScroll(): void {
  if (!document.querySelector('dialog:modal')) delete document.documentElement.dataset.scrollLock;
}

/**
 * Opens a dialog as modal: the browser makes the page behind it inert, moves the focus in, and closes it on
 * Escape.
 *
 * @param dialog a `<Dialog>` of the page
 * @param trigger gets the focus back on closing
 */
function openDialog(dialog: HTMLDialogElement, trigger: HTMLElement | null): void {
  if (dialog.open) return;
  lockScroll();
  dialog.addEventListener(
    'close',
    () => {
      unlockScroll();
      // Safari does not focus an element on click, so the dialog would not know where to return the focus.
      trigger?.focus({ preventScroll: true });
    },
    { once: true },
  );
  dialog.showModal();
}

const NEW = ':not([data-started])';
let isStarted = false;

/** Adds behaviour to the dialogs of the page and to their triggers, unless they have it already (U-4). */
export function startDialogs(): void {
  // A dialog that was replaced while it was open fires no close event.
  unlockScroll();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`[data-dialog]${NEW}`)) {
    for (const link of document.querySelectorAll<HTMLElement>(`a[href="#${dialog.id}"]`)) {
      link.dataset.opensDialog = dialog.id;
    }
  }
  for (const trigger of document.querySelectorAll<HTMLElement>(`[data-opens-dialog]${NEW}`))
    startTrigger(trigger);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`[data-dialog]${NEW}`))
    startDialog(dialog);
  if (isStarted) return;
  isStarted = true;
  addEventListener('hashchange', followAddress);
  followAddress();
}

/**
 * Opens the dialog that the address names, for example when it was linked to from elsewhere, or the one that the
 * server has opened because of a form in it.
 */
function followAddress(): void {
  const named = document.getElementById(location.hash.slice(1));
  const target = named?.matches('[data-dialog]') ? named : document.querySelector('[data-dialog][open]');
  if (!(target instanceof HTMLDialogElement) || target.matches(':modal')) return;
  target.close();
  openDialog(target, null);
}

function startTrigger(trigger: HTMLElement): void {
  trigger.setAttribute('data-started', '');
  trigger.setAttribute('role', 'button');
  trigger.setAttribute('aria-haspopup', 'dialog');
  trigger.addEventListener('click', (event) => {
    const dialog = document.getElementById(trigger.dataset.opensDialog ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    openDialog(dialog, trigger);
  });
  trigger.addEventListener('keydown', (event) => {
    // The space bar activates buttons, but not links.
    if (event.key !== ' ' || trigger instanceof HTMLButtonElement) return;
    event.preventDefault();
    trigger.click();
  });
}

function startDialog(dialog: HTMLDialogElement): void {
  dialog.setAttribute('data-started', '');
  dialog.addEventListener('close', () => {
    for (const recording of dialog.querySelectorAll<HTMLMediaElement>('audio, video')) recording.pause();
  });
  let isPressedOutside = false;
  // The dialog itself is the event target only on the backdrop, outside its content. A press that began inside,
  // for example to select text, does not count.
  dialog.addEventListener('pointerdown', (event) => {
    isPressedOutside = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    const isOutside = event.target === dialog && isPressedOutside;
    const isClose = event.target instanceof Element && event.target.closest('[data-dialog-close]');
    if (isClose || (isOutside && dialog.hasAttribute('data-closes-outside'))) dialog.close();
  });
}
