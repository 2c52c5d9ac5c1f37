import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import { whenTextsSettled } from '../../admin/unsaved/settled-texts.ts';

type Form = {
  formRef: { current: HTMLElement | null };
  getFields(): Record<string, { rows?: unknown[] }>;
  moveFieldRow(move: { path: string; moveFromIndex: number; moveToIndex: number }): void;
};

type OnMoved = (place: number, count: number) => void;

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** By these, Payload's own way begins, in which the arrow keys seem to move a row. */
const PICKS_UP = [' ', 'Enter'];

/** Of the row that a handle is in: Payload names it by the path of its field and its position. */
const ROW = /^(.+)-row-(\d+)$/;

const rowWith = (handle: Element) => handle.closest('[id*="-row-"]');

const handleOf = (row: Element | null): HTMLElement | null =>
  row?.querySelector('.collapsible__drag') ?? null;

/**
 * Arrow keys on the handle of a row move it. Payload's own way, by space and arrow keys, drops a row where it was,
 * because the list itself counts as the nearest place: it does not begin.
 *
 * @param onMoved is told the new place of a row, counted from one, and how many there are
 */
export function moveByKey(event: KeyboardEvent, form: Form, onMoved: OnMoved): void {
  const step = STEPS[event.key] ?? 0;
  const handle =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.collapsible__drag') : null;
  const row = handle && rowWith(handle);
  // Forms in drawers have rows of the same names.
  const isOwn = row ? form.formRef.current?.contains(row) : false;
  if (!row || !isOwn || !ROW.test(row.id) || handle !== handleOf(row)) return;
  if (step === 0 && !PICKS_UP.includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (step !== 0) whenTextsSettled(() => moveRow(handle, step, form, onMoved));
}

/** Moves the row of a handle by one place, which may be another one since the key was pressed. */
function moveRow(handle: HTMLElement, step: number, form: Form, onMoved: OnMoved): void {
  const [, name, index] = ROW.exec(rowWith(handle)?.id ?? '') ?? [];
  if (name === undefined) return;
  const path = name.replaceAll('-', '.');
  const from = Number(index);
  const to = from + step;
  const count = form.getFields()[path]?.rows?.length ?? 0;
  if (to < 0 || to >= count) return;
  form.moveFieldRow({ path, moveFromIndex: from, moveToIndex: to });
  // React moves the elements, and a browser takes the focus from what is moved: on a busy computer some time later.
  const focusMoved = (triesLeft: number) => {
    const moved = handle.isConnected ? handle : handleOf(document.getElementById(`${name}-row-${to}`));
    moved?.focus();
    if (triesLeft > 0) requestAnimationFrame(() => focusMoved(triesLeft - 1));
    else focusToReturn()();
  };
  focusMoved(3);
  onMoved(to + 1, count);
}
