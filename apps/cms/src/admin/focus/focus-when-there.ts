/** What can be typed into or chosen from. */
export const FIELD = [
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

const MODIFIERS = [
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
];

/** "AltGr" is Ctrl and Alt at once. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/** What a key adds to a text or takes from it; null if it does something else. */
function edited(text: string, event: KeyboardEvent): string | null {
  const { key } = event;
  if (isCommand(event)) return null;
  if (key === 'Enter') return text;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

const contentOf = (control: HTMLElement): string =>
  'value' in control ? String(control.value) : (control.textContent ?? '');

/**
 * Moves the focus to a control as soon as it is there, with what is typed meanwhile, unless the editor goes elsewhere. If
 * the control is rendered anew soon after, empty, it gets what stood in it: Payload 3.90.1 may ask the server twice for
 * the form of a new part of a text, and its second answer takes away what was typed after the first.
 *
 * @param find the control; null while it is loading
 * @param isWaiting whether what has the focus until then may have it: whoever moves it, as screen readers do without a
 *   key, has gone elsewhere
 */
export function focusWhenThere(
  find: () => HTMLElement | null,
  isWaiting: (active: Element | null) => boolean = () => true,
): void {
  let focused: HTMLElement | null = null;
  let typed = '';
  let written = '';
  const stop = () => {
    clearInterval(attempts);
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', keep, true);
  };
  const known = new Set(document.querySelectorAll('dialog[open]'));
  /** One that has opened since wants its own keys: a password would stand in the field. */
  const isInOtherDialog = (active: Element | null) => {
    const dialog = active?.closest('dialog[open]');
    return dialog && !known.has(dialog);
  };
  let since = Date.now();
  const isSettled = () => focused?.isConnected === true && typed === '' && Date.now() - since > SETTLED_MS;
  const isElsewhere = () => {
    const { activeElement: active } = document;
    return active !== focused && (isSettled() || isInOtherDialog(active) || !isWaiting(active));
  };
  const keep = (event: KeyboardEvent) => {
    // A dead key says nothing yet: the next one has its accent.
    if (MODIFIERS.includes(event.key)) return;
    const next = edited(typed, event);
    const isLeaving = next === null && (typed === '' || event.key === 'Escape');
    // It goes to the control by itself, unless the focus was lost again, as when a form is rendered anew.
    const isThere = focused !== null && document.activeElement === focused;
    if (isLeaving || isElsewhere()) return stop();
    if (isCommand(event) || (isThere && typed === '')) return;
    // What was used last has the focus: a space or Enter would press a button again, and a text would take the words.
    event.preventDefault();
    event.stopPropagation();
    // Another key, such as Tab, has no effect yet: what was typed before it would be lost.
    typed = next ?? typed;
  };
  /** A rich text may ignore what comes before it has noticed the focus: then it is written once more. */
  const write = (control: HTMLElement) => {
    if (!control.matches(TEXT)) typed = '';
    if (written !== '' && contentOf(control).includes(written)) typed = typed.slice(written.length);
    written = typed;
    if (typed !== '') document.execCommand('insertText', false, typed);
  };
  /** Takes over what stood in the same field, which is gone. */
  const takeOver = (gone: HTMLElement, control: HTMLElement) => {
    const content = contentOf(gone);
    const isSame = gone.matches(TEXT) && gone.tagName === control.tagName && gone.id === control.id;
    if (!isSame || content === '' || contentOf(control) !== '') return;
    typed = content + (written !== '' && content.includes(written) ? typed.slice(written.length) : typed);
    written = '';
  };
  const started = since;
  const attempts = setInterval(() => {
    if (isElsewhere() || Date.now() - started > PATIENCE_MS) return stop();
    if (isSettled()) return;
    const control = find();
    if (control && document.activeElement !== control) {
      if (focused && !focused.isConnected) takeOver(focused, control);
      control.focus();
      focused = control;
      since = Date.now();
    } else if (control) write(control);
  }, 50);
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', keep, true);
}
