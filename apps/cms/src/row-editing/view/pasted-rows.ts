import type { FormState } from 'payload';
import { type CopiedRow, rowOf } from './insert-rows.ts';

/** What Payload's "Copy" keeps: a row, or without `rowIndex` all rows of a field. */
export type Clipboard = { path: string; rowIndex?: number; data: FormState };

/** Where rows are to be inserted, and which. */
export type PastedRows = { path: string; at: number; rows: CopiedRow[] };

/** Where Payload's "Paste" of 3.90.1 writes each copied field; `row` is null for the whole field. */
function targetsOf(clipboard: Clipboard, path: string, row: number | null): string[] {
  const { path: from, rowIndex, data } = clipboard;
  const source = rowIndex === undefined && row === null ? from : `${from}.${rowIndex ?? row}`;
  const single = rowIndex === undefined ? path : `${path}.0`;
  const target = row === null ? single : `${path}.${row}`;
  return Object.keys(data)
    .filter((key) => key === source || key.startsWith(`${source}.`))
    .filter((key) => row === null || key !== `${source}.id`)
    .map((key) => target + key.slice(source.length));
}

function copiedRows({ path, rowIndex, data }: Clipboard): CopiedRow[] {
  if (rowIndex !== undefined) return [rowOf(data, path, rowIndex)];
  return (data[path]?.rows ?? []).map((_, index) => rowOf(data, path, index));
}

type Pasting = {
  /** The form's fields. */
  state: FormState;
  /** The copy of them that Payload got. */
  handedOut: FormState;
  /** What Payload made of it: what it pasted are new objects. */
  next: FormState;
  clipboard: Clipboard;
};

/**
 * Recognises what Payload's "Paste" has done to a copy of the form's fields, where it overwrites rows, so that they
 * can be inserted instead. Null if this was no paste.
 */
export function pastedRows({ state, handedOut, next, clipboard }: Pasting): PastedRows | null {
  const changed = new Set(Object.keys(next).filter((path) => next[path] !== handedOut[path]));
  if (changed.size === 0) return null;
  const isTarget = (path: string, row: number | null) => {
    const targets = targetsOf(clipboard, path, row);
    return targets.length === changed.size && targets.every((target) => changed.has(target));
  };
  const rows = copiedRows(clipboard);
  for (const [path, { rows: present, value }] of Object.entries(state)) {
    if (!present && value !== 0) continue;
    const row = [...(present ?? []).keys()].find((index) => isTarget(path, index));
    if (row !== undefined) return { path, at: row + 1, rows };
    if (isTarget(path, null)) return { path, at: present?.length ?? 0, rows };
  }
  return null;
}
