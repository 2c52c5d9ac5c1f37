import type { ClientField, FormState, Row } from 'payload';
import { tabOf } from '../../admin/refusals/describe-field.ts';

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button';
const RENDERED_WITHIN_MS = 3000;

/** Before the path of a field to which the address of a form leads. */
export const ADDRESS_OF_FIELD = '#field=';

/** The field to which the fragment of a form's address leads. */
export function fieldInAddress(fragment: string): string | null {
  if (!fragment.startsWith(ADDRESS_OF_FIELD)) return null;
  try {
    return decodeURIComponent(fragment.slice(ADDRESS_OF_FIELD.length));
  } catch {
    // Damaged on its way: the form is of use without its field.
    return null;
  }
}

type Expand = (path: string, rows: Row[]) => void;

/** The rows around a field: `sections.1.items.0.title` is in `sections`, 1, and in `sections.1.items`, 0. */
export function rowsAround(path: string): { path: string; index: number }[] {
  const segments = path.split('.');
  return segments.flatMap((segment, index) =>
    /^\d+$/.test(segment) ? [{ path: segments.slice(0, index).join('.'), index: Number(segment) }] : [],
  );
}

const elementOf = (form: HTMLElement, path: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`#field-${CSS.escape(path.replaceAll('.', '__'))}`) ??
  form.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`);

async function rendered(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  const until = performance.now() + RENDERED_WITHIN_MS;
  let element = find();
  while (!element && performance.now() < until) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    element = find();
  }
  return element;
}

/** Shows a field, whose tab may be another one and whose rows may be collapsed, and focuses it. */
export async function revealField(
  path: string,
  {
    form,
    fields,
    state,
    expand,
  }: {
    form: HTMLElement;
    fields: readonly ClientField[];
    state: FormState;
    expand: Expand;
  },
): Promise<void> {
  const tab = tabOf(fields, path.split('.')[0] ?? '');
  if (tab !== undefined) form.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  for (const { path: of, index } of rowsAround(path)) {
    const rows = state[of]?.rows ?? [];
    if (rows[index]?.collapsed) {
      expand(
        of,
        rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row)),
      );
    }
  }
  const element = await rendered(() => elementOf(form, path));
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  (target ?? element).focus({ preventScroll: true });
}
