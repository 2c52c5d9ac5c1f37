const FIELD = [
  'input:not([type=hidden], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

const TEXT = 'input, textarea, [contenteditable=true]';

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

/** What a key adds to a text or takes from it; null if it does something else. */
function edited(text: string, event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  // "AltGr" is Ctrl and Alt at once.
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand) return null;
  if (['Shift', 'AltGraph', 'CapsLock', 'Enter'].includes(key)) return text;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

const contentOf = (control: HTMLElement): string =>
  'value' in control ? String(control.value) : (control.textContent ?? '');

const firstField = (drawer: HTMLElement): HTMLElement | null =>
  [...drawer.querySelectorAll<HTMLElement>(FIELD)].find((each) => each.checkVisibility()) ?? null;

/**
 * Moves the focus to a control as soon as it is there, with what is typed meanwhile, unless the editor goes elsewhere.
 *
 * @param find the control; null while it is loading
 * @param from what has the focus until then: whoever moves it, as screen readers do without a key, has gone elsewhere
 */
function focusWhenThere(find: () => HTMLElement | null, from?: Element): void {
  let focused: HTMLElement | null = null;
  let typed = '';
  let written = '';
  const stop = () => {
    clearInterval(attempts);
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', keep, true);
  };
  const isElsewhere = () =>
    from !== undefined && ![from, focused, document.body].includes(document.activeElement);
  const keep = (event: KeyboardEvent) => {
    const next = edited(typed, event);
    if (next === null || isElsewhere() || (focused && typed === '')) return stop();
    // The button that was pressed last has the focus: a space or Enter would press it again.
    event.preventDefault();
    typed = next;
  };
  /** A rich text may ignore what comes before it has noticed the focus: then it is written once more. */
  const write = (control: HTMLElement) => {
    if (!control.matches(TEXT)) typed = '';
    if (written !== '' && contentOf(control).includes(written)) typed = typed.slice(written.length);
    written = typed;
    if (typed !== '') document.execCommand('insertText', false, typed);
  };
  const started = Date.now();
  let since = started;
  const attempts = setInterval(() => {
    if (isElsewhere()) return stop();
    const control = find();
    if (control && document.activeElement !== control) {
      control.focus();
      focused = control;
      since = Date.now();
    } else if (control) write(control);
    const isSettled = focused !== null && typed === '' && Date.now() - since > SETTLED_MS;
    if (isSettled || Date.now() - started > PATIENCE_MS) stop();
  }, 50);
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', keep, true);
}

/** Moves the focus to the first field of a new row. */
export function focusNewRow(path: string, index: number): void {
  focusWhenThere(() => {
    const row = rowAt(path, index);
    return row && !document.querySelector('dialog[open]') ? firstControl(row) : null;
  });
}

/**
 * The choice of kinds opens with the focus in its search, except on a phone, where a keyboard would cover the pictures.
 * Other drawers of a text open with the focus in their first field: with that button, where Payload leaves it, the first
 * space of a footnote closed its drawer, and the rest went into the text.
 */
export function focusDrawer({ target, relatedTarget }: FocusEvent): void {
  const isClose = target instanceof Element && target.matches('.drawer__header__close');
  const drawer = isClose ? target.closest('dialog') : null;
  // Somebody went to that button by keys.
  if (!isClose || !drawer || (relatedTarget instanceof Node && drawer.contains(relatedTarget))) return;
  const search = drawer.querySelector<HTMLElement>('.block-search__input');
  if (!search) focusWhenThere(() => firstField(drawer), target);
  else if (matchMedia('(pointer: fine)').matches) search.focus();
}
