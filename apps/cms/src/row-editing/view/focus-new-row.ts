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

/**
 * Moves the focus to the first field of a row as soon as it is there, with what is typed meanwhile, unless the editor
 * goes elsewhere.
 */
export function focusNewRow(path: string, index: number): void {
  let focused: HTMLElement | null = null;
  let typed = '';
  const stop = () => {
    clearInterval(attempts);
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', keep, true);
  };
  const keep = (event: KeyboardEvent) => {
    const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (focused || !isTyping) return stop();
    // The button that was pressed last has the focus: a space would press it again.
    event.preventDefault();
    typed += event.key;
  };
  const started = Date.now();
  let since = started;
  const attempts = setInterval(() => {
    const row = rowAt(path, index);
    if (row) open(row);
    const control = row && !document.querySelector('dialog[open]') ? firstControl(row) : null;
    if (control && document.activeElement !== control) {
      control.focus();
      if (typed !== '') document.execCommand('insertText', false, typed);
      typed = '';
      focused = control;
      since = Date.now();
    }
    const isSettled = focused !== null && Date.now() - since > SETTLED_MS;
    if (isSettled || Date.now() - started > PATIENCE_MS) stop();
  }, 50);
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', keep, true);
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
