import { FIELD, focusWhenThere } from '../../admin/focus/focus-when-there.ts';

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

/** Moves the focus to the first field of a new row. */
export function focusNewRow(path: string, index: number): void {
  focusWhenThere(() => {
    const row = rowAt(path, index);
    return row && !document.querySelector('dialog[open]') ? firstControl(row) : null;
  });
}
