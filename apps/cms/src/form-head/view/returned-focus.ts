/** What can be typed into. */
export const CONTROL = [
  'input:not([type=hidden], [type=file], :disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

/** Longer than the page of a new document takes to open after its first save. */
const REMEMBERED_MS = 30_000;

let field: { id: string; at: number } | undefined;

/** Remembers the field that has the focus when a form is saved: the page of a new document takes its place. */
export function rememberFocus(focused: Element | null): void {
  const id = focused?.matches(CONTROL) ? focused.id || focused.closest('.field-type')?.id : undefined;
  field = id ? { id, at: Date.now() } : undefined;
}

/** The control in this form of the field that was remembered last, once. */
export function returnedFocus(form: HTMLElement): HTMLElement | undefined {
  const known = field && Date.now() - field.at < REMEMBERED_MS ? field : undefined;
  field = undefined;
  const found = known && form.querySelector<HTMLElement>(`#${CSS.escape(known.id)}`);
  return (found?.matches(CONTROL) ? found : found?.querySelector<HTMLElement>(CONTROL)) ?? undefined;
}
