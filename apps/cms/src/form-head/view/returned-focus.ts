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
export function rememberFocus(): void {
  const { activeElement: focused } = document;
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
