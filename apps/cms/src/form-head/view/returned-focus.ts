/** What can be typed into. */
export const CONTROL = [
  'input:not([type=hidden], [type=file], :disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

/** Longer than the page of a new document takes to open after its first save. */
const REMEMBERED_MS = 30_000;

let field: { id: string; list: string; at: number } | undefined;

/** Remembers the field that has the focus when the form of a new document is saved, whose page takes its place. */
function rememberFocus(focused: Element | null): void {
  const [, list] = /^(.*)\/create$/.exec(location.pathname) ?? [];
  const id = focused?.matches(CONTROL) ? focused.id || focused.closest('.field-type')?.id : undefined;
  field = id && list ? { id, list, at: Date.now() } : undefined;
}

/** The control in this form of the field that was remembered last, once; none in a form of another list. */
export function returnedFocus(form: HTMLElement): HTMLElement | undefined {
  const isItsPage = field && location.pathname.startsWith(`${field.list}/`);
  const known = field && isItsPage && Date.now() - field.at < REMEMBERED_MS ? field : undefined;
  field = undefined;
  const found = known && form.querySelector<HTMLElement>(`#${CSS.escape(known.id)}`);
  return (found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL)) ?? undefined;
}

/** After a save, its answer and what follows from it are in the page within these times, in milliseconds. */
const SETTLING_MS = [0, 100, 500];

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

/**
 * Payload disables fields while it saves, which takes the focus from the one that somebody is typing in; and a button
 * that was pressed by key may be gone afterwards, or disabled: then what it stood in has the focus, so that Tab goes on
 * from there.
 *
 * @returns a function that gives the focus back, unless something else has it
 */
export function focusToReturn(): () => void {
  const { activeElement: element } = document;
  rememberFocus(element);
  if (!(element instanceof HTMLElement) || !element.matches(':focus-visible')) return () => undefined;
  const around: HTMLElement[] = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement)
    around.push(place);
  const giveBack = () => {
    if (document.activeElement !== document.body) return;
    if (isUsable(element)) return element.focus({ preventScroll: true });
    if (!element.matches('button, a')) return;
    const place = around.find((each) => each.isConnected);
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
  };
  return () => {
    for (const wait of SETTLING_MS) setTimeout(() => requestAnimationFrame(giveBack), wait);
  };
}
