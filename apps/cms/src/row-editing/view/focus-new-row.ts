const CONTROL = [
  'input:not([type=hidden], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable=true]',
  'button:not(:disabled)',
].join(', ');

/** The server may take this long to render the fields of a new row. */
const PATIENCE_MS = 10_000;
/** The drawer in which a kind was chosen returns the focus when it has closed. */
const SETTLED_MS = 400;

const rowAt = (path: string, index: number) =>
  document.getElementById(`${path.split('.').join('-')}-row-${index}`);

/** The first control of a row; null while the row is loading. */
const firstControl = (row: HTMLElement): HTMLElement | null =>
  row.querySelector('.shimmer-effect') ? null : row.querySelector(`.collapsible__content :is(${CONTROL})`);

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
