/** What can be typed into. */
const CONTROL = [
  'input:not([type=hidden], [type=file], :disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

/** Longer than the page of a new document takes to open after its first save. */
const REMEMBERED_MS = 30_000;

let field: { place: string; id?: string; at: number } | undefined;

/** Remembers the field that has the focus when the form of a new document is saved, whose page takes its place. */
export function rememberFocus(): void {
  const { activeElement: focused } = document;
  const [, list] = /^(.*)\/create$/.exec(location.pathname) ?? [];
  const id = focused?.matches(CONTROL) ? focused.id || focused.closest('.field-type')?.id : undefined;
  field = id && list ? { place: `${list}/`, id, at: Date.now() } : undefined;
}

/**
 * Remembers that the form at an address takes the place of a button that was pressed by key, and is to have the focus in
 * its first field.
 */
export function rememberFirstField(address: string): void {
  const isByKey = document.activeElement?.matches(':focus-visible');
  field = isByKey ? { place: new URL(address, location.href).pathname, at: Date.now() } : undefined;
}

/** The first field of a form that can be seen. */
export const firstField = (form: HTMLElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(`.field-type :is(${CONTROL})`)].find((control) =>
    control.checkVisibility(),
  );

/** The control in this form of the field that was remembered last, once; none in a form of another list. */
export function returnedFocus(form: HTMLElement): HTMLElement | undefined {
  const isItsPage = field && location.pathname.startsWith(field.place);
  const known = field && isItsPage && Date.now() - field.at < REMEMBERED_MS ? field : undefined;
  field = undefined;
  if (!known) return undefined;
  if (known.id === undefined) return firstField(form);
  const found = form.querySelector<HTMLElement>(`#${CSS.escape(known.id)}`);
  return (found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL)) ?? undefined;
}
