const FIELD = [
  'input:not([type=hidden], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

/** The server may take this long to render the fields of a new row. */
const PATIENCE_MS = 10_000;
/** The drawer in which a kind was chosen returns the focus when it has closed. */
const SETTLED_MS = 400;

const rowAt = (path: string, index: number) =>
  document.getElementById(`${path.split('.').join('-')}-row-${index}`);

/** The first field of a row, or a button where there is none; null while the row is loading. */
function firstControl(row: HTMLElement): HTMLElement | null {
  if (row.querySelector('.shimmer-effect')) return null;
  const content = row.querySelector('.collapsible__content');
  // The bar of a text comes before it.
  return (
    content?.querySelector<HTMLElement>(FIELD) ?? content?.querySelector('button:not(:disabled)') ?? null
  );
}

/** Fields that begin collapsed apply that to new rows, too, when the server has rendered them. */
function open(row: HTMLElement): void {
  const isCollapsed = row.querySelector(':scope > .collapsible--collapsed') !== null;
  if (isCollapsed) row.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

/** Moves the focus to the first field of a row as soon as it is there, unless the editor goes elsewhere. */
export function focusNewRow(path: string, index: number): void {
  let focused: HTMLElement | null = null;
  const stop = () => {
    clearInterval(attempts);
    for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, stop, true);
  };
  const started = Date.now();
  let since = started;
  const attempts = setInterval(() => {
    const row = rowAt(path, index);
    if (row) open(row);
    const control = row && !document.querySelector('dialog[open]') ? firstControl(row) : null;
    if (control && document.activeElement !== control) {
      control.focus();
      focused = control;
      since = Date.now();
    }
    const isSettled = focused !== null && Date.now() - since > SETTLED_MS;
    if (isSettled || Date.now() - started > PATIENCE_MS) stop();
  }, 50);
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, stop, true);
}

/** The choice of kinds opens with the focus in its search. On a phone, a keyboard would cover the pictures then. */
export function focusSearch({ target, relatedTarget }: FocusEvent): void {
  const isClose = target instanceof Element && target.matches('.drawer__header__close');
  if (!isClose || !matchMedia('(pointer: fine)').matches) return;
  const drawer = target.closest('dialog');
  // Somebody went to that button by keys.
  if (relatedTarget instanceof Node && drawer?.contains(relatedTarget)) return;
  drawer?.querySelector<HTMLElement>('.block-search__input')?.focus();
}
