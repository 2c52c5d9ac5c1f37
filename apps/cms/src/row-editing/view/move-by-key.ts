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
  const place = `[id="${name}-row-${to}"]`;
  followRow(handle, () => handleOf(form.formRef.current?.querySelector(place) ?? null));
  onMoved(to + 1, count);
}

/** Longer than a busy computer takes to show a move. */
const PATIENCE_MS = 5000;
const FRAMES = 3;

/**
 * Keeps the focus on the handle of a row that is moved: React moves its elements, some time later on a busy computer, and
 * a browser takes the focus from what is moved. Ends when somebody goes elsewhere.
 *
 * @param find the handle of the row at the place where it will be
 */
function followRow(handle: HTMLElement, find: () => HTMLElement | null): void {
  const until = performance.now() + PATIENCE_MS;
  let left = FRAMES;
  const follow = () => {
    const moved = find();
    const { activeElement: active } = document;
    if (active !== document.body && active !== handle && active !== moved) return;
    if (moved && (moved === handle || !handle.isConnected)) {
      moved.focus();
      left -= 1;
    }
    if (left >= 0 && performance.now() < until) requestAnimationFrame(follow);
  };
  follow();
}
